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
        'One cookie only. After you send a form, it lets the next page say that the form arrived. It holds a code and nothing you wrote. It is gone after that page or after a minute.',
        'No ad and no tracking code, ours or others’. Nothing follows you from page to page.',
        'No request to another company: fonts, pictures and maps all come from this site.',
        'Your own device keeps a copy of Emergency Help and of the last 20 centers you opened, so they open with no signal. The copies of centers go away after seven days. Nothing lists them. None are stored while you are signed in. Quick exit, at the top of each page, deletes all copies.',
        'Your list is on your own device: the centers you saved, and what you wrote down about calls. We never get it. If you share the list by link, it goes straight to the person. We do not get it then, either. Quick exit deletes the list, unless you set it to stay.',
        'When you follow a link to another site, your browser is told not to say that you came from here.',
      ],
    },
    server: {
      title: 'What the server notes',
      paragraphs: [
        'To find faults, the server can write one line for each page it sends: the time, the page, whether it worked and how long it took. The line leaves out your network address (IP) and what you searched for.',
        'We count how often each center’s page is opened on a day. We also count searches that find nothing, so we can fix what is missing. These are only counts. They hold nothing about you: no name, no address, no browser, no time of day. We do not count a search with an email address in it, or with a number that is not a ZIP code. Counts of searches are deleted after 90 days, and counts of pages after 400 days.',
        'To stop abuse, the server may count requests from one network address for a short time.',
        'The company that runs our servers may keep records of its own. So may your phone, your browser and your internet provider. On a phone that others use, open a private window.',
      ],
    },
    messages: {
      title: 'When you write to us',
      paragraphs: [
        'The contact form stores what you type, and emails it to us so we can answer. That includes your name, your email address, and your phone number if you give it. Please leave out health details that we do not need.',
        'Only the people who run this site read your message. Ask us, and we delete it.',
        'You need no account to tell us what is wrong with a listing. We keep what you chose and wrote. To see whether two reports came from two people, we keep a scrambled form of your network address. The key to it is deleted the next day. After that, nobody can tell where a report came from. We cannot either.',
        'When a center gives us an email address, we keep it with the center’s name and language. We also keep which of us confirmed it, and when we last wrote. We use it only to ask every three months if the listing is right. If the center wants, we also ask each day about open beds. Only administrators and the companies that deliver our email see it. No page or export shows it. Each of these emails has a link that stops them. Ask us, and we delete the address.',
      ],
    },
    members: {
      title: 'When you have an account',
      paragraphs: [
        'We keep your email address, your name, your username if you choose one, and a scrambled form of your password that we cannot read. We use the address for signing in and for email about your account. While you are signed in, your browser holds a cookie that keeps you signed in. Another cookie stays for six months. It lets us know your browser, so strangers who guess passwords cannot lock you out. It does not say who you are. Quick exit deletes it, and so does deleting your account. We keep the time you signed in, the kind of browser (like “Firefox on Windows”) and the last day you used your account. We do not keep where you were. If you turn on two-factor sign-in, we also keep the key that makes your codes, encrypted. We keep your backup codes in a form that we cannot read. If you ask for it, we keep a copy of your list of centers; nobody else sees it. If you claim a center that you work at, we keep which one, and when you proved it.',
        'Your votes are counted, but nobody else sees that a vote was yours, except the administrator. Your comments, and the reviews that we approve, are public. They show your username or, if you have none, your first name and an initial.',
      ],
    },
    sharing: {
      title: 'Who we tell',
      paragraphs: [
        'We do not sell what we know about you. We do not give it to advertisers, insurers or treatment centers.',
        'The companies that host our servers and deliver our email handle it for us. Other than that, we give it to others only if the law makes us.',
      ],
    },
    choices: {
      title: 'Your choices, and contact',
      paragraphs: [
        'On your dashboard you can copy or download your own data. You can take back votes and delete what you wrote. You can delete your account on your account page. Your votes are deleted. You choose whether your comments and reviews stay without your name or are deleted. Our staff log keeps staff names. It does not keep the name of a member who left.',
        'Copies in our backups last until those backups are replaced. If we change this policy, the new one is on this page. To ask what we hold about you, or to have it corrected or deleted:',
      ],
    },
  },
}
