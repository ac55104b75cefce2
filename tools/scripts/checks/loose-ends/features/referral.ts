export const calls = {
  plusInviteList:
    'plusInviteComplex answers the same list with the code and what an invitation earns; plusInviteMember answers it anew',
};
