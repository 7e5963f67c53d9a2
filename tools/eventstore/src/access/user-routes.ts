import { users as messages, UsersService } from '../protocol/generated';
import { accessDenied, invalidArgument, userConflict, userNotFound } from '../protocol/errors';
import type { Call } from '../rpc/call';
import { serverStream, unary, type Routes } from '../rpc/service';
import { caller } from './access-control';
import type { User, Users } from './users';

/** The management of users: for administrators, and one's own password for everybody. */
export function userRoutes(users: Users): Routes {
  return {
    ...lifecycleRoutes(users),
    ...passwordRoutes(users),
    ...serverStream(UsersService.details, async (request, call) => {
      await requireAdmin(users, call);
      const user = await existing(users, request.getOptions());
      await call.send(details(user).serializeBinary());
    }),
  };
}

function lifecycleRoutes(users: Users): Routes {
  return {
    ...unary(UsersService.create, async (request, call) => {
      await requireAdmin(users, call);
      const options = request.getOptions() ?? fail();
      const login = options.getLoginName();
      if (login === '' || options.getPassword() === '')
        throw invalidArgument('A user has a login name and a password.');
      if ((await users.find(login)) !== undefined) throw userConflict(login);
      const user = { login, fullName: options.getFullName(), groups: options.getGroupsList() };
      await users.save(user, options.getPassword());
      return new messages.CreateResp();
    }),
    ...unary(UsersService.update, async (request, call) => {
      await requireAdmin(users, call);
      const options = request.getOptions() ?? fail();
      const user = await existing(users, options);
      await users.change(user, { fullName: options.getFullName(), groups: options.getGroupsList() });
      return new messages.UpdateResp();
    }),
    ...unary(UsersService.delete, async (request, call) => {
      await requireAdmin(users, call);
      await users.remove((await existing(users, request.getOptions())).login);
      return new messages.DeleteResp();
    }),
    ...unary(UsersService.disable, async (request, call) => {
      await requireAdmin(users, call);
      await users.change(await existing(users, request.getOptions()), { disabled: true });
      return new messages.DisableResp();
    }),
    ...unary(UsersService.enable, async (request, call) => {
      await requireAdmin(users, call);
      await users.change(await existing(users, request.getOptions()), { disabled: false });
      return new messages.EnableResp();
    }),
  };
}

function passwordRoutes(users: Users): Routes {
  return {
    ...unary(UsersService.changePassword, async (request, call) => {
      const options = request.getOptions() ?? fail();
      const user = await users.authenticate(options.getLoginName(), options.getCurrentPassword());
      if (user?.login !== (await caller(users, call)).login) throw accessDenied();
      await users.save(user, newPassword(options));
      return new messages.ChangePasswordResp();
    }),
    ...unary(UsersService.resetPassword, async (request, call) => {
      await requireAdmin(users, call);
      const options = request.getOptions() ?? fail();
      const user = await existing(users, options);
      await users.save(user, newPassword(options));
      return new messages.ResetPasswordResp();
    }),
  };
}

async function requireAdmin(users: Users, call: Call): Promise<void> {
  if (!(await caller(users, call)).groups.includes('$admins')) throw accessDenied();
}

async function existing(users: Users, options: { getLoginName(): string } | undefined): Promise<User> {
  const login = options?.getLoginName() ?? '';
  const user = await users.find(login);
  if (user === undefined) throw userNotFound(login);
  return user;
}

/** @throws RpcError for an empty one: it would let everybody in. */
function newPassword(options: { getNewPassword(): string }): string {
  const password = options.getNewPassword();
  if (password === '') throw invalidArgument('The new password is empty.');
  return password;
}

function details(user: User): InstanceType<typeof messages.DetailsResp> {
  const message = new messages.DetailsResp.UserDetails();
  message.setLoginName(user.login).setFullName(user.fullName);
  message.setGroupsList([...user.groups]).setDisabled(user.disabled);
  return new messages.DetailsResp().setUserDetails(message);
}

function fail(): never {
  throw invalidArgument('The request has no options.');
}
