import { en as emergencyTexts } from '#app/center/help/emergency-content.en.ts'
import { en as groupTexts } from '#app/center/help/support-groups-content.en.ts'
import { nationalHelpline, suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import { stateName } from '#site/state.ts'
import { en as treatmentTexts } from './treatment-types-content.en.ts'

/** Gather the facts of the page from the other guides, in one language. */
export function gatherFacts(
  emergency: typeof emergencyTexts.content,
  groups: typeof groupTexts.content,
  treatment: typeof treatmentTexts.content,
) {
  const { warningSigns, helpSteps, naloxone, callerLaw } = emergency
  const { scale, besideScale } = treatment
  return {
    lines: [suicideAndCrisis, nationalHelpline],
    warningSigns,
    helpSteps,
    naloxone,
    callerLaw,
    groups: groups.supportGroups.filter(({ isForFamilies }) => isForFamilies),
    scale,
    besideScale,
  }
}

/** English content of /worried-about-someone. Its facts are those of the other guides. */
export const en = {
  lede: 'Who to call, what to watch for, and where you can find support.',
  description:
    'Worried about someone who drinks or uses drugs? Lines to call day and night, warning signs, how to ask about suicide, and groups for families.',
  jumps: {
    lines: 'More ways to reach help',
    danger: 'Signs of danger',
    suicide: 'If they think of suicide',
    groups: 'Groups for you',
    care: 'Kinds of care',
  },
  danger: 'Not waking up, not breathing, a seizure, or a risk of harm: call 911.',
  callLede: 'They answer day and night.',
  talk: `Rather talk to someone in ${stateName.en}?`,
  call988: 'Call 988',
  dangerLede: 'In an overdose, call 911 first.',
  whatToDo: 'What to do in an overdose, step by step',
  suicideLede: 'Signs to watch for, and five steps that help.',
  moreGroups: 'More groups, and meetings online',
  careLede: 'From living at home to a stay. Each has its own list of centers.',
  moreCare: 'All kinds of care in plain words',
  content: gatherFacts(emergencyTexts.content, groupTexts.content, treatmentTexts.content),
}
