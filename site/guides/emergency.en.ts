/** Where people in danger can text 911 as well. */
export const textTo911 = {
  textHref: 'sms:911',
  source: 'nj.gov/humanservices/news/press/2016/approved/20160908.html',
}

/** The state's part of the emergency guide: who gives out naloxone, and the law that protects callers. */
export const en = {
  naloxone: {
    title: 'Get naloxone before you need it',
    text: 'The State’s Naloxone365 program gives it out (as of 2024).',
    /** The same, above the results of a search. */
    inShort: 'Naloxone365, as of 2024: free from age 14. No name, no prescription.',
    points: [
      'Free. You need no prescription and give no name.',
      'For anyone 14 or older.',
      'One kit a visit, with two doses.',
    ],
    website: 'stopoverdoses.nj.gov',
    source: 'nj.gov/humanservices/news/pressreleases/2024/approved/20240129.shtml',
  },
  callerLaw: {
    title: 'Afraid to call?',
    text: 'New Jersey’s Overdose Prevention Act gives limited protection. It covers listed offenses of drug use and possession. It is for a person who calls for help in good faith, and for the person who overdosed. It does not cover dealing.',
    source: 'attorneyshartman.com/overdose-prevention-act/overdose-prevention-act',
  },
}
