export const playToWin = () => '/customer/account/play-to-win';
