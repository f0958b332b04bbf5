/** Dara, who seeks: a mobile developer of twenty-six with a whole CV and profile; knows no employer. */
import { achieved, knows, seekerWithCv, studied, worked } from './cv-writing.ts';
import { type Seeker } from './story-types.ts';

export const dara: Seeker = {
  ...seekerWithCv('dara', 'dara', {
    first: 'Dara',
    last: 'Chan',
    phone: '12000001',
    born: '2000-06-15',
    title: 'Mobile developer',
    level: 'Junior Level',
    industry: 'Information Technology',
    address: 'Street 271, Toul Tompoung',
    github: 'https://example.com/github/dara',
    about:
      '<p>I build apps that <strong>keep working when the internet does not</strong>.</p><ul><li>Two years of Flutter and React</li><li>Apps in Khmer and English</li><li>Three apps released, one of them used every day by my mother</li></ul>',
    work: [
      worked({
        title: 'Mobile developer',
        at: 'Mekong Demo Apps',
        from: '2024-09-02',
        to: '2026-08-31',
        did: 'Built an ordering app for market sellers that works offline for a day; halved its size and doubled its users.',
      }),
      worked({
        title: 'Frontend developer',
        at: 'Lotus Pond Demo Studio',
        from: '2023-01-09',
        to: '2024-08-23',
        level: 'Entry Level',
        did: 'Made websites for shops and a clinic with React, in Khmer and English.',
      }),
      worked({
        title: 'Programming intern',
        at: 'Quiet Server Demo Company',
        from: '2022-03-01',
        to: '2022-08-31',
        level: 'Entry Level',
        type: 'Internship',
        did: 'Wrote tests and small tools in Python and learned to ask good questions.',
      }),
      worked({
        title: 'Coding club teacher',
        at: 'Sunday Demo Library',
        from: '2021-01-10',
        to: '2022-12-18',
        level: 'Entry Level',
        type: 'Volunteering',
        city: 'Kampong Cham',
        did: 'Taught twelve children to make their first game.',
      }),
    ],
    education: [
      studied({
        at: 'Demonstration University of Phnom Penh',
        degree: 'Bachelor',
        major: 'Computer Science',
        from: '2018-11-01',
        to: '2022-09-30',
        did: 'Final project: a phone app that reads Khmer street signs aloud.',
      }),
      studied({
        at: 'Riverside Demonstration High School',
        degree: 'High School',
        major: 'Science',
        from: '2015-11-02',
        to: '2018-08-31',
        city: 'Kampong Cham',
        did: 'Finished with grade B; loved physics and volleyball.',
      }),
    ],
    achievements: [
      achieved(
        'Second place, Demonstration App Contest',
        '2025-05-18',
        'An app that finds the nearest open pharmacy, built in two days by four friends.',
      ),
      achieved(
        'Scholarship of the demonstration university',
        '2019-11-01',
        'Half of the fees for three years.',
      ),
    ],
    languages: [
      ['Khmer', 'Native'],
      ['English', 'Advanced'],
      ['Japanese', 'Beginner'],
    ],
    skills: [
      ['Flutter', 'Proficient'],
      ['ReactJs', 'Skillfull'],
      ['TypeScript', 'Competent'],
      ['SQL', 'Intermediate'],
      ['Git', 'Advanced'],
    ],
    references: [
      knows('Sothea Demo', 'Team leader', 'Mekong Demo Apps', '12000091', 'sothea'),
      knows('Kunthea Demo', 'Lecturer', 'Demonstration University of Phnom Penh', '12000092', 'kunthea'),
    ],
  }),
  profile: {
    profession: 'Mobile developer',
    email: 'dara@example.com',
    date_of_birth: '2000-06-15',
    contact_number: '12000001',
    address: 'Street 271, Toul Tompoung, Phnom Penh',
    facebook: 'https://example.com/facebook/dara',
    linkedin: 'https://example.com/linkedin/dara',
  },
};
