/** The kind of a text; `text` is a line that is none of the others. */
export type Kind = 'heading' | 'link' | 'button' | 'label' | 'term' | 'text';

/** A page and the words that the specification requires on it. */
export type FixedTexts = { path: string; status?: 404 } & Partial<Record<Kind, string[]>>;

const whatYouGet = [
  'What You Will Get',
  'Top-Level Developers',
  'Requirement Fulfillment',
  'Agile Methodologies',
  'Quality Assurance',
  'Transparent Communication',
  'Post-Launch Support',
];

const service = (slug: string, heading: string, more: string[] = []): FixedTexts => ({
  path: `/services/${slug}`,
  heading: [heading, ...whatYouGet, ...more],
  text: ['TOP RATED SOFTWARE SOLUTIONS', 'What do you need help with?'],
});

const customSteps =
  'Consultation, Planning, Design, Development, Testing, Deployment and support'.split(', ');

/** The steps of the processes in the specification, in order. */
export const processes = {
  'web-development': 'Discovery, Planning, Design, Development, Testing, Launch'.split(', '),
  'custom-software-development': customSteps,
  'custom-software': customSteps,
  'ui-ux-design':
    'Research and ideation, Wireframing, Prototyping, User testing, Visual design'.split(', '),
  branding:
    'Research and analysis, Brand identity design, Brand messaging, Implementation, Evaluation and growth'.split(
      ', ',
    ),
};

const mobileCards = ['Android', 'iOS', 'Cross-platform'];

const servicePages: FixedTexts[] = [
  service('web-development', 'Web Development'),
  service('custom-software-development', 'Custom Software Development'),
  service('custom-software', 'Custom Software'),
  service('mobile-development', 'Mobile Development', mobileCards),
  service('mobile-app-development', 'Mobile App Development', mobileCards),
  service('automation', 'Automation'),
  service('manual-testing', 'Manual Testing'),
  service('ui-ux-testing', 'UI UX Testing'),
  service('chatbot-development', 'Chatbot Development', [
    'AI-powered chatbots',
    'Conversational chatbots',
    'Customer support chatbots',
    'Custom chatbots',
  ]),
  service('machine-learning', 'Machine Learning'),
  service('api-development', 'API Development', [
    'RESTful API development',
    'Database integration',
    'Cloud API services',
    'API security',
  ]),
  service('ui-ux-design', 'UI UX Design', ['Design process']),
  service('branding', 'Branding', ['Branding process']),
  service('quality-assurance', 'Quality Assurance'),
  service('ai-development', 'AI Development'),
];

const industryPages: FixedTexts[] =
  'healthcare realestate real-estate fintech edtech logistics manufacturing ecommerce startups'
    .split(' ')
    .map((slug) => ({ path: `/industry/${slug}`, heading: ['Key Challenges', 'Our Solutions'] }));

const article = (slug: string, title: string): FixedTexts => ({
  path: `/blog/${slug}`,
  heading: [title, 'Conclusion'],
});

export const fixedTexts: FixedTexts[] = [
  {
    path: '/',
    heading: [
      'Meet Our Customers',
      'Our Services Transform Ideas into Reality',
      'Industries We Serve',
      'What Our Clients Say',
    ],
    text: ['Our Services', 'What do you need help with?'],
    link: ['Get in touch'],
    term: ['Projects Completed', 'Active Clients', 'Years of Experience', 'Countries supported'],
  },
  {
    path: '/contact',
    text: ['What do you need help with?'],
    label: [
      ...['Name', 'Email', 'Message'],
      'Web Development',
      'Custom Software Development',
      'Mobile App Development',
      'UI/UX Design',
      'Quality Assurance',
    ],
  },
  ...servicePages,
  ...industryPages,
  {
    path: '/blog',
    heading: ['Understanding React Hooks', 'JavaScript ES6 Features', 'CSS Grid vs Flexbox'],
  },
  article('react-hooks', 'Understanding React Hooks'),
  article('es6-features', 'JavaScript ES6 Features'),
  article('css-grid-vs-flexbox', 'CSS Grid vs Flexbox'),
  {
    path: '/about',
    heading: [
      'Empowering Your Digital Transformation',
      'Why Choose Us',
      'Expertise',
      'Innovation',
      'Customer Focus',
      'Quality Assurance',
      'Comprehensive Support',
      'Our Mission',
    ],
    link: ['Contact us'],
  },
  {
    path: '/privacy-policy',
    heading: [
      'Privacy Policy',
      'Information We Collect',
      'How We Use Your Information',
      'Cookies and Tracking Technologies',
      'Information Sharing and Disclosure',
      'Data Security',
      'Your Rights',
      'Third-Party Links',
      "Children's Privacy",
      'Changes to This Privacy Policy',
      'Contact Us',
    ],
    term: ['Access', 'Correction', 'Deletion', 'Objection', 'Portability'],
  },
  { path: '/no-such-page', status: 404, heading: ['Page Not Found'], text: ['404'] },
  { path: '/industry/unknown', status: 404, heading: ['Industry not found'] },
];
