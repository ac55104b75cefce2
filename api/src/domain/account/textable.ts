const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Countries and islands in the numbering plan of Canada and the United States, where a text message costs much more. */
const abroad = codes(
  '242 246 264 268 284 340 345 441 473 649 658 664 670 671 684 721 758 767 784 787 809 829 849 868 869 876 939',
);
/** Codes of no place: premium rates, and numbers whose holder is paid for what reaches them. */
const ofNoPlace = codes(
  '500 521 522 523 524 525 526 527 528 529 532 533 535 538 542 543 544 545 546 547 549 550 552 553 554 556 566 569 ' +
    '577 578 588 589 600 622 700 710 900',
);
/** The exchange of premium numbers in each area. */
const premium = '976';

/** Whether the shop sends text messages to a number (E.164): to none at which somebody earns by each of them. */
export const isTextable = (telephone: string): boolean => {
  const [, area = '', exchange = ''] = /^\+1(\d{3})(\d{3})\d{4}$/.exec(telephone) ?? [];
  return area !== '' && !abroad.has(area) && !ofNoPlace.has(area) && exchange !== premium;
};
