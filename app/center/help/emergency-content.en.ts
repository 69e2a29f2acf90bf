import {
  crisisTextLine,
  domesticViolence,
  nationalHelpline,
  suicideAndCrisis,
} from '#app/lib/crisis-lines.ts'
import { en as stateContent, textTo911 } from '#site/guides/emergency.en.ts'
import { poisonControl, stateDomesticViolence } from '#site/support-lines.ts'

/** Sources of the emergency content, the same in every language. */
export const sources = {
  overdose: { source: 'cossup.org/Topics/HarmReduction/Naloxone/Toolkit/OpioidOverdose' },
  returns: {
    source:
      'eguideline.guidelinecentral.com/i/1536453-asam-opioid-use-disorder-patient-guide-2025/18',
  },
  alcohol: { source: 'etsu.edu/students/counseling/aod/alcohol-overdose.php' },
  stimulants: { source: 'towardtheheart.com/stimulant-od-awareness' },
  suicide: { source: 'empowerthrive.org/2024/08/what-are-warning-signs-of-suicide.html' },
  fiveSteps: {
    source:
      'nimh.nih.gov/health/publications/5-action-steps-to-help-someone-having-thoughts-of-suicide',
  },
  withdrawal: { source: 'wallpublicschools.org/Page/3489' },
  severeWithdrawal: { source: 'fairview.org/patient-education/115703EN' },
}

/**
 * The specification's four lines in order, then the state's own line.
 */
export const hotlines = [
  suicideAndCrisis,
  nationalHelpline,
  crisisTextLine,
  domesticViolence,
  stateDomesticViolence,
]

/** A step that helps a person who is thinking of suicide. */
export type HelpStep = {
  id: 'ask' | 'listen' | 'keep-safe' | 'connect' | 'follow-up'
  title: string
  text: string
}

const helpSteps: HelpStep[] = [
  { id: 'ask', title: 'Ask', text: 'Ask plainly if they are thinking about suicide.' },
  { id: 'listen', title: 'Be there', text: 'Listen. You do not have to fix it.' },
  {
    id: 'keep-safe',
    title: 'Help keep them safe',
    text: 'Put distance between them and what they could use to hurt themselves.',
  },
  { id: 'connect', title: 'Help them connect', text: 'Call 988 together, or ask who they trust.' },
  { id: 'follow-up', title: 'Follow up', text: 'Call or write again in the days after.' },
]

/** English content of /emergency-help. */
export const en = {
  lede: 'If someone is in danger, call 911 now.',
  description:
    'Call 911 if someone is in danger. What to do in an overdose, hotlines that answer day and night, and warning signs.',
  dangers:
    'An overdose, trouble breathing, a seizure, a person who will not wake up, or a risk of harm. Stay with them.',
  jumps: {
    now: 'What to do now',
    lines: 'Hotlines',
    signs: 'Warning signs',
    'help-someone': 'How to help someone',
  },
  call911: 'Call 911',
  text911: 'Cannot speak? Text 911',
  nowTitle: 'What to do now, in an overdose',
  nowLede: 'You do not have to be sure that it is an overdose.',
  linesLede: 'All of them answer day and night.',
  signsLede: 'One sign is enough.',
  helpSomeoneLede: 'Five steps that help a person who is thinking of suicide.',
  goodToKnow: 'Good to know',
  freeAlways: (line: string) => `${line}, free, 24/7`,
  naloxoneAt: (website: string) => `Where: ${website}`,
  noEmergency: 'Not an emergency?',
  content: {
    overdoseSteps: [
      {
        title: 'Call 911',
        text: 'If you cannot speak, text 911. A call is better.',
        source: textTo911.source,
      },
      {
        title: 'Give naloxone, if you have it',
        text: 'Repeat every 2 to 3 minutes if they do not wake up. It does no harm if opioids are not the cause.',
        ...sources.overdose,
      },
      {
        title: 'Not breathing? Give rescue breaths or CPR',
        text: '',
        ...sources.overdose,
      },
      { title: 'Breathing? Lay them on their side', text: '', ...sources.overdose },
      {
        title: 'Stay with them',
        text: 'Naloxone wears off in 30 to 60 minutes, and the overdose can return.',
        ...sources.returns,
      },
    ],
    hotlines,
    warningSigns: {
      'opioid-overdose': {
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
        ...sources.overdose,
      },
      'alcohol-overdose': {
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
        ...sources.alcohol,
      },
      'stimulant-overdose': {
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
        ...sources.stimulants,
      },
      'thoughts-of-suicide': {
        title: 'Thoughts of suicide',
        signs: [
          'Talking about dying, or about being a burden',
          'Feeling hopeless, trapped or in pain they cannot bear',
          'Making a plan, or looking for a way to do it',
          'Saying goodbye, giving things away',
          'Pulling away from people, reckless acts, mood swings',
          'Using more alcohol or drugs',
        ],
        act: 'Call or text 988 at any hour. In danger now, call 911.',
        ...sources.suicide,
      },
    },
    helpSteps: helpSteps.map((step) => ({ ...step, ...sources.fiveSteps })),
    ...stateContent,
    withdrawal: {
      title: 'Stopping suddenly',
      text: 'It can be dangerous to stop alcohol or benzodiazepines all at once. Get medical care first. A seizure, severe confusion or seeing things? Call 911.',
      ...sources.withdrawal,
      severe: sources.severeWithdrawal,
    },
    poison: { title: 'Swallowed something?', line: poisonControl },
  },
}
