import { WORK, SERVICE, replace, append, withBand, newCompany } from './test/new-company.ts';

const { testFaults, testReports } = await newCompany();

testFaults({
  'company.yaml': [
    [
      replace(
        'social: []',
        'social:\n  - name: M\n    link: https://m.example.com\n    icon: mastadon',
      ),
      '  social[0].icon\n  simple-icons has no “mastadon”; did you mean “mastodon”?\n  Fix: use a slug from https://simpleicons.org, or an SVG of yours such as ./brand/own.svg;',
      '    icon',
    ],
    [
      replace(
        'social: []',
        'social:\n  - name: M\n    link: https://m.example.com\n    icon: ./brand/m.svg',
      ),
      '  social[0].icon\n  there is no file ./brand/m.svg.\n  Fix: add the file, or leave icon out, and it follows from the link.',
      '    icon',
    ],
    [
      replace('chief: sample-a', 'chief: sampel-a'),
      '  chief\n  people.yaml has no person with the id “sampel-a”; did you mean “sample-a”?\n  Fix: write one of sample-a, or add the person to people.yaml.',
    ],
  ],
  [SERVICE]: [
    [
      replace('category: sample-a', 'category: sampel-a'),
      '  category\n  there is no category “sampel-a”; did you mean “sample-a”?\n  Fix: write one of sample-a, or add the new one to the categories in navigation.yaml.',
    ],
  ],
  'technologies.yaml': [
    [
      replace('icon: javascript', 'icon: javascrpt'),
      '  [0].icon\n  simple-icons has no “javascrpt”; did you mean “javascript”?\n  Fix: use a slug from https://simpleicons.org.',
    ],
  ],
  'industries/retail.yaml': [
    [
      append('gridSlug: retial\n'),
      '  gridSlug\n  this page has no slug “retial”; did you mean “retail”?\n  Fix: write one of retail, or write it under otherSlugs too.',
    ],
  ],
  [WORK]: [
    [
      replace('- quality-assurance', '- quality-asurance'),
      '  services[0]\n  services/ has no file quality-asurance.yaml; did you mean “quality-assurance”?\n  Fix: write one of quality-assurance, web-development.',
    ],
    [
      replace('industry: retail', 'industry: retial'),
      '  industry\n  industries/ has no file retial',
    ],
    [
      withBand('kind: caseStudies\n    heading: A\n    caseStudies: [oak-and-ahs]'),
      '  bands[1].caseStudies[0]\n  work/ has no case study “oak-and-ahs”; did you mean “oak-and-ash”?',
      '    caseStudies',
    ],
  ],
});

testReports([
  [
    'a heading under a name that the page does not have',
    { [SERVICE]: append('otherHeadings: { shops: Shops }\n') },
    [/otherHeadings\.shops\n {2}“shops” is not one of otherSlugs\./],
  ],
]);
