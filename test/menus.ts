/** Menus that just fit beside a name of eight letters, and the width from which they do. */
export const fittingMenus: { from: 'lg' | 'xl'; names: string[] }[] = [
  { from: 'lg', names: ['Write to us'] },
  {
    from: 'lg',
    names: ['Work', 'Blog', 'Who we are', 'Case studies', 'Services', 'iii', 'Contact'],
  },
  { from: 'lg', names: ['WORKSHOPS', 'COSTS AND WAY', 'WHO WE ARE', 'NEWS', 'WRITE'] },
  { from: 'lg', names: ['Samples and their makers', 'Products and answers', 'Write to us'] },
  {
    from: 'xl',
    names: [
      'Work',
      'Blog',
      'Who we are',
      'Case studies',
      'Services',
      'Prices',
      'Notes',
      'Jobs',
      'Write to us',
    ],
  },
  {
    from: 'xl',
    names: [
      'Samples and their makers',
      'Products and answers',
      'Forms and answers',
      'Who we are',
      'Notes',
      'Write to us',
    ],
  },
];
