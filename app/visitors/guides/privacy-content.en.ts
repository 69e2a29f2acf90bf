import type { LegalTexts } from './guide-model.ts'

/** English content of /privacy. */
export const en: LegalTexts = {
  lede: 'You can search here without telling us who you are. This page says what we keep, and what we do not.',
  description:
    'What this directory keeps and what it does not: no tracking, no cookies that could, no ads, and no requests to other companies.',
  sections: {
    visitors: {
      title: 'When you visit',
      paragraphs: ['You need no account and no name to use the directory. For visitors there is:'],
      points: [
        'No cookie but one: after you send a form, it tells the next page to say that the form arrived. It holds a code, no word of yours, and is gone after that page or after a minute.',
        'No ad and no tracking code, ours or others’. Nothing follows you from page to page.',
        'No request to another company: fonts, pictures and maps all come from this site.',
        'On your device alone, a copy of Emergency Help and, for seven days, of the last 20 centers you opened, so that they open without a signal. Nothing lists them. None are stored while you are signed in. Quick exit, at the top of each page, deletes the copies.',
        'On your device alone, your list: the centers that you chose to keep, and what you wrote down about calls. We never get it. A link to the list carries it past us, to whom you send it. Quick exit deletes the list, unless you set it to stay.',
        'When you follow a link to another site, your browser is told not to say that you came from here.',
      ],
    },
    server: {
      title: 'What the server notes',
      paragraphs: [
        'To find faults, the server can write one line for each page it sends: the time, the page, whether it worked and how long it took. The line leaves out your network address (IP) and what you searched for.',
        'We count how often the page of each center is opened on a day, and which searches find nothing, so that we can mend what is missing. These are plain sums. Nothing of you is in them: no name, no address, no browser, no time of day. A search that holds an email address, or a number other than a ZIP code, is not counted. Sums of searches are deleted after 90 days, and those of pages after 400.',
        'To stop abuse, the server may count requests from one network address for a short time.',
        'The company that runs our servers may keep records of its own. So may your phone, your browser and your internet provider. On a phone that others use, open a private window.',
      ],
    },
    messages: {
      title: 'When you write to us',
      paragraphs: [
        'The contact form stores what you type, and mails it to us so that we can answer. That includes your name, your email address, and your phone number if you give it. Please leave out health details that we do not need.',
        'Only the people who run this site read your message. Ask us, and we delete it.',
        'You need no account to tell us what is wrong with a listing. We keep what you chose and wrote. To tell two people from one, we keep with it what a secret of the day makes of your network address. The secret is deleted on the day after, and then nobody can tell from which address a report came, not even we.',
        'When a center gives us an email address, we keep it with the center’s name, its language, who of us confirmed it, and when we last wrote. We use it only to ask every three months whether the listing is right and, if the center wants, each day about open beds. Only administrators and the companies that carry our mail see it; no page or export shows it. Each of these emails has a link that stops them. Ask us, and we delete the address.',
      ],
    },
    members: {
      title: 'When you have an account',
      paragraphs: [
        'We keep your email address, your name, your username if you choose one, and a scrambled form of your password that we cannot read. We use the address for signing in and for mail about your account. While you are signed in, your browser holds a cookie that keeps you signed in. Another cookie stays for half a year: by it we know this browser when you sign in again, so that strangers who try wrong passwords cannot lock you out. It does not say who you are. Quick exit deletes it, and so does deleting your account. We note when you signed in and with which kind of browser, in words like “Firefox on Windows”, and not from where, and the last day on which you used your account. If you turn on two-factor sign-in, we also keep the key that makes your codes, encrypted, and your backup codes in a form that we cannot read. If you ask for it, we keep a copy of your list of centers; nobody else sees it. If you claim a center that you work at, we keep which one, and when you proved it.',
        'Your votes are counted, but nobody else sees that a vote was yours, except the administrator. Your comments, and the reviews that we approve, are public. They show your username or, if you have none, your first name and an initial.',
      ],
    },
    sharing: {
      title: 'Whom we tell',
      paragraphs: [
        'We do not sell what we know of you, and we do not give it to advertisers, insurers or treatment centers.',
        'The companies that host our servers and carry our mail handle it for us. Beyond that we give it to others only where the law makes us.',
      ],
    },
    choices: {
      title: 'Your choices, and contact',
      paragraphs: [
        'On your dashboard you can copy or download your own data. You can take back votes and delete what you wrote. On your account page you can delete your account: your votes go with it, and your comments and reviews stay without your name or go too, as you choose. The log of what the people who run this site did keeps no name of a member who left, but the names of those who ran it.',
        'Copies in our backups last until those backups are replaced. If we change this policy, the new one is on this page. To ask what we hold about you, or to have it corrected or deleted:',
      ],
    },
  },
}
