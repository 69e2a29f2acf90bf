import {
  crisisTextLine,
  domesticViolence,
  nationalHelpline,
  poisonControl,
  suicideAndCrisis,
} from '#app/lib/crisis-lines.ts'
import { emergencySources as sources } from './emergency-sources.ts'
import type { Fact, GuideHead } from './fact.ts'

export const emergencyHead: GuideHead = {
  path: '/emergency-help',
  title: 'Emergency Help',
  lede: 'If someone is in danger, call 911 now.',
  description:
    'Call 911 if someone is in danger. What to do in an overdose, hotlines that answer day and night, and warning signs.',
  type: 'MedicalWebPage',
}

export const dangers =
  'An overdose, trouble breathing, a seizure, a person who will not wake up, or a risk of harm. Stay with them.'

/** The four lines, in the specification's order. */
export const hotlines = [suicideAndCrisis, nationalHelpline, crisisTextLine, domesticViolence]

type Step = Fact & { title: string; text?: string }

export const overdoseSteps: Step[] = [
  {
    title: 'Call 911',
    text: 'If you cannot speak, text 911. A call is better.',
    ...sources.textTo911,
  },
  {
    title: 'Give naloxone, if you have it',
    text: 'Repeat every 2 to 3 minutes if they do not wake. It does no harm if opioids are not the cause.',
    ...sources.overdose,
  },
  {
    title: 'Not breathing? Give rescue breaths or CPR',
    text: 'Signs: slow, weak or no breathing, gurgling sounds.',
    ...sources.overdose,
  },
  { title: 'Breathing? Lay them on their side', ...sources.overdose },
  {
    title: 'Stay with them',
    text: 'Naloxone wears off in 30 to 60 minutes, and the overdose can return.',
    ...sources.returns,
  },
]

type Signs = Fact & {
  /** Names the part of the page. */
  id: string
  title: string
  signs: string[]
  act: string
  kind: 'overdose' | 'mind'
}

export const warningSigns: Signs[] = [
  {
    id: 'opioid-overdose',
    title: 'Opioid overdose',
    signs: [
      'Will not wake up',
      'Slow, weak or no breathing',
      'Gurgling sounds',
      'Limp body',
      'Pinpoint pupils',
      'Pale, blue, gray or cold skin, lips or nails',
    ],
    act: 'Call 911. Give naloxone.',
    kind: 'overdose',
    ...sources.overdose,
  },
  {
    id: 'alcohol-overdose',
    title: 'Alcohol overdose',
    signs: [
      'Confusion',
      'Cannot wake up',
      'Vomiting',
      'Seizure',
      'Under 8 breaths a minute, or 10 seconds between breaths',
      'Cold or bluish skin',
    ],
    act: 'Call 911. Stay. Sleep, coffee and showers do not help.',
    kind: 'overdose',
    ...sources.alcohol,
  },
  {
    id: 'stimulant-overdose',
    title: 'Stimulant overdose',
    signs: [
      'Chest pain',
      'Overheating',
      'Seizure',
      'Rigid limbs',
      'Fainting',
      'Severe headache',
      'Panic',
    ],
    act: 'Call 911. Stay calm, use cool cloths, do not hold them down. In a seizure, put nothing in the mouth. Not sure what they took? Give naloxone.',
    kind: 'overdose',
    ...sources.stimulants,
  },
  {
    id: 'thoughts-of-suicide',
    title: 'Thoughts of suicide',
    signs: [
      'Talking about dying, or about being a burden',
      'Feeling hopeless, trapped or in pain they cannot bear',
      'Making a plan, or looking for means',
      'Saying goodbye, giving things away',
      'Pulling away from people, reckless acts, mood swings',
      'Using more alcohol or drugs',
    ],
    act: 'Call or text 988 at any hour. In danger now, call 911.',
    kind: 'mind',
    ...sources.suicide,
  },
]

export const helpSteps: (Fact & { title: string; text: string })[] = [
  { title: 'Ask', text: 'Ask plainly if they are thinking about suicide.' },
  { title: 'Be there', text: 'Listen. You do not have to fix it.' },
  {
    title: 'Help keep them safe',
    text: 'Put distance between them and what they could use to hurt themselves.',
  },
  { title: 'Help them connect', text: 'Call 988 together, or ask who they trust.' },
  { title: 'Follow up', text: 'Call or write again in the days after.' },
].map((step) => ({ ...step, ...sources.fiveSteps }))

export const naloxone = {
  title: 'Get naloxone before you need it',
  text: 'The State’s Naloxone365 program gives it out.',
  points: [
    'Free. You need no prescription and give no name.',
    'For anyone 14 or older.',
    'One kit a visit, with two doses.',
  ],
  website: 'stopoverdoses.nj.gov',
  ...sources.naloxone,
} satisfies Fact & { title: string; text: string; points: string[]; website: string }

export const callerLaw: Fact & { title: string; text: string } = {
  title: 'Afraid to call?',
  text: 'New Jersey’s Overdose Prevention Act gives limited protection. It covers listed offenses of drug use and possession. It is for a person who calls for help in good faith, and for the person who overdosed. It does not cover dealing.',
  ...sources.callerLaw,
}

export const withdrawal: Fact & { title: string; text: string } = {
  title: 'Stopping suddenly',
  text: 'It can be dangerous to stop alcohol or benzodiazepines all at once. Get medical care first.',
  ...sources.withdrawal,
}

export const poison = { title: 'Swallowed something?', line: poisonControl }

export const emergencyContent = {
  overdoseSteps,
  hotlines,
  warningSigns,
  helpSteps,
  naloxone,
  callerLaw,
  withdrawal,
  poison,
}
