/** A face that machines have: the names it may have there, and the widths of its letters in thousandths of an em. */
type MachineFace = { local: readonly string[]; advances: Readonly<Record<string, number>> };

/** The letters that are measured, in the order of the widths. */
const letters = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)),
  ...'‘’“”–—…',
];

const read = (widths: string): Record<string, number> =>
  Object.fromEntries(
    widths
      .trim()
      .split(/\s+/)
      .map((width, index) => [letters[index] ?? '', Number(width)]),
  );

/**
 * What takes the room of a company's face until it has come, by the kind of the face. The first that a machine
 * has is taken: Windows, macOS and iOS have the first of each list, Android the second, a bare Linux the
 * third. The widths are those of Tinos, Noto Serif, DejaVu Serif, Arimo, Roboto and DejaVu Sans at weight
 * 400; Tinos and Arimo are made to the widths of Times New Roman and Arial.
 */
export const machineFaces: Record<'serif' | 'sans-serif', readonly MachineFace[]> = {
  serif: [
    {
      local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
      advances: read(`
      250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500
      500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722
      722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333
      278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500
      500 500 333 389 278 500 500 722 500 500 444 480 200 480 541 333 333 444 444 500
      1000 1000
      `),
    },
    {
      local: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'],
      advances: read(`
      260 332 408 559 559 896 742 220 346 346 500 559 250 310 250 288 559 559 559 559
      559 559 559 559 559 559 286 286 559 559 559 474 921 705 654 614 727 623 590 714
      793 367 357 700 623 938 763 742 604 742 656 544 613 717 675 1047 660 625 592 360
      288 360 559 459 274 563 614 492 614 535 369 538 635 320 300 585 310 945 645 577
      614 614 471 451 352 635 579 862 578 565 511 428 559 428 559 250 250 450 450 500
      1000 858
      `),
    },
    {
      local: ['DejaVu Serif'],
      advances: read(`
      318 402 460 838 636 950 890 275 390 390 500 838 318 338 318 337 636 636 636 636
      636 636 636 636 636 636 337 337 838 838 838 536 1000 722 735 765 802 730 694 799
      872 395 401 747 664 1024 875 820 673 820 753 685 667 843 722 1028 712 660 695 390
      337 390 838 500 500 596 640 560 640 592 370 640 644 320 310 606 320 948 644 602
      640 640 478 513 402 644 565 856 564 565 527 636 337 636 838 318 318 511 511 500
      1000 1000
      `),
    },
  ],
  'sans-serif': [
    {
      local: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'],
      advances: read(`
      278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556
      556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778
      722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278
      278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556
      556 556 333 500 278 556 500 722 500 500 500 334 260 334 584 222 222 333 333 556
      1000 1000
      `),
    },
    {
      local: ['Roboto', 'Roboto-Regular'],
      advances: read(`
      248 258 320 616 562 732 622 175 342 348 431 567 197 276 264 413 562 562 562 562
      562 562 562 562 562 562 242 211 508 549 523 473 898 652 623 651 656 568 553 681
      713 272 552 627 539 873 713 688 631 688 616 594 597 648 637 887 627 601 599 265
      411 265 418 451 309 544 562 523 564 530 348 562 551 243 239 507 243 877 552 570
      562 568 339 516 327 551 484 751 496 473 496 338 244 338 680 200 200 354 357 656
      781 669
      `),
    },
    {
      local: ['DejaVu Sans'],
      advances: read(`
      318 401 460 838 636 950 780 275 390 390 500 838 318 361 318 337 636 636 636 636
      636 636 636 636 636 636 337 337 838 838 838 531 1000 684 686 698 770 632 575 775
      752 295 295 656 557 863 748 787 603 787 695 635 611 732 684 989 685 611 685 390
      337 390 838 500 500 613 635 550 635 615 352 635 634 278 278 579 278 974 634 612
      635 635 411 521 392 634 592 818 592 592 525 636 337 636 838 318 318 518 518 500
      1000 1000
      `),
    },
  ],
};
