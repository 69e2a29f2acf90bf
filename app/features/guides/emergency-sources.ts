import { checked, type Fact } from './fact.ts'

const fact = (source: string): Fact => ({ source, checked })

/** Where the facts about emergencies were read; the same in every language. */
export const emergencySources = {
  textTo911: fact('nj.gov/humanservices/news/press/2016/approved/20160908.html'),
  overdose: fact('cossup.org/Topics/HarmReduction/Naloxone/Toolkit/OpioidOverdose'),
  returns: fact(
    'eguideline.guidelinecentral.com/i/1536453-asam-opioid-use-disorder-patient-guide-2025/18',
  ),
  alcohol: fact('etsu.edu/students/counseling/aod/alcohol-overdose.php'),
  stimulants: fact('towardtheheart.com/stimulant-od-awareness'),
  suicide: fact('empowerthrive.org/2024/08/what-are-warning-signs-of-suicide.html'),
  fiveSteps: fact(
    'nimh.nih.gov/health/publications/5-action-steps-to-help-someone-having-thoughts-of-suicide',
  ),
  naloxone: fact('nj.gov/humanservices/news/pressreleases/2024/approved/20240129.shtml'),
  callerLaw: fact('attorneyshartman.com/overdose-prevention-act/overdose-prevention-act'),
  withdrawal: fact('wallpublicschools.org/Page/3489'),
}
