/** SQL: a row whose span holds on the day `:on`. */
export const HOLDS = 'span.since <= :on AND (span.until IS NULL OR span.until > :on)';
