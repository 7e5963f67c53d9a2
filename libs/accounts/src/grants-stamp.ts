/** Of a row of `access.account`: told anew whenever its grants begin to change and when they have; null in between. */
export const GRANTS_STAMP = `CASE WHEN account.grants_stable_from <= now() THEN account.grants_stable_from::text END`;

/** SQL: until when grants that are changing are not kept by anybody, should the process that changes them end. A write has ended long before. */
export const CHANGED_BY = `interval '1 minute'`;
