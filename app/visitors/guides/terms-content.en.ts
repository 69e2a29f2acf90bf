import { stateName } from '#site/state.ts'
import type { LegalTexts } from './guide-model.ts'

/** English content of /terms. */
export const en: LegalTexts = {
  lede: 'The rules of this site, in plain words. By using it you accept them.',
  description:
    'The rules of this directory in plain words: information, not medical advice; no emergency service; no payment for placement.',
  sections: {
    information: {
      title: 'Information, not medical advice',
      paragraphs: [
        `This site gives general information about addiction treatment in ${stateName.en}. It does not diagnose, treat or advise you. It does not make you a patient of anyone.`,
        'Ask a doctor or another clinician what is right for you. Do not put off getting care because of something that you read here.',
      ],
    },
    emergencies: {
      title: 'Not an emergency service',
      paragraphs: [
        'Nobody watches this site or its messages around the clock. If someone is in danger, call 911. For thoughts of suicide or a crisis with drugs or alcohol, call or text 988.',
      ],
      link: { to: '/emergency-help', label: 'Emergency Help' },
    },
    listings: {
      title: 'Listings and corrections',
      paragraphs: [
        'Listings come from public data that we import, from what we enter ourselves, and from what centers tell us. They can be wrong or out of date. Check with the center before you rely on one.',
        'A listing is not our recommendation. “Trusted” means only that the center met our published criteria.',
        'If a listing is wrong, or you run a center and want it changed, tell us. We check and correct it at no charge.',
      ],
      link: { to: '/about#trusted', label: 'What Trusted means' },
    },
    'no-payment': {
      title: 'No payment for placement or referral',
      paragraphs: [
        'No center can pay to be listed, to be listed higher or to be called Trusted. We take no fee, gift or share for sending anyone to a center, and we pay nobody for it.',
      ],
    },
    accounts: {
      title: 'Your account',
      paragraphs: [
        'You need no account to search or to call. If you make one, use your own email address, keep your password to yourself, and tell us if someone else has used it.',
        'We may suspend or close an account that breaks these rules. You may close yours at any time.',
      ],
    },
    'your-words': {
      title: 'Reviews, comments and votes',
      paragraphs: [
        'What you write stays yours. You let us show it on this site. A person reads each review before it is shown, and we may decline or remove what breaks these rules:',
      ],
      points: [
        'Write only about what you yourself saw or went through.',
        'No fake reviews. None for pay, and none for a center that you work for or own.',
        'Leave out the names and health of other people.',
        'No threats, hate, ads, or offers to sell drugs.',
        'No medical advice to others.',
      ],
    },
    liability: {
      title: 'What we are responsible for',
      paragraphs: [
        'We work to keep this site correct and running, but we offer it as it is. We cannot promise that every fact is right, or that the site is always there.',
        'The centers and the sites that we link to are separate from us. As far as the law allows, we are not responsible for the care they give, what they charge, or harm from relying on a listing.',
        'You keep all rights that the law says you cannot sign away.',
      ],
    },
    changes: {
      title: 'Changes and contact',
      paragraphs: [
        'We may change these terms. The new ones apply from the day they are on this page. If you do not accept them, stop using the site, and close your account if you have one.',
      ],
    },
  },
}
