import { splitWords } from '#app/lib/fold-text.ts'
import { labelOffering, offerings } from '#app/lib/offerings.ts'
import { loadPlaces } from '#app/lib/places/load-places.server.ts'

/** What people ask for and centers seldom name. A center's own words, and those of the choices, need not be here. */
const askedFor = `
  addict alcoholic alcoholism drunk drinking dui dwi hangover overdose relapse sober sobriety withdrawal taper
  adderall amphetamine barbiturates benzodiazepines benzos cannabis cocaine codeine crack crystal dilaudid ecstasy
  fentanyl heroin hydrocodone inhalants ketamine kratom marijuana meth molly morphine nicotine opiates opioids
  oxycodone oxycontin percocet pills smoking steroids tobacco tramadol tranq valium vaping vicodin weed xanax xylazine
  antabuse lofexidine naloxone narcan sublocade subutex
  aetna ambetter amerigroup amerihealth anthem beacon cigna emblem fidelis horizon humana kaiser magellan molina
  obamacare optum oscar oxford uninsured unitedhealthcare wellcare wellpoint
  arabic bengali cantonese chinese creole french gujarati haitian hebrew hindi italian japanese korean mandarin
  polish portuguese punjabi russian tagalog turkish ukrainian urdu vietnamese yiddish
  catholic christian islamic jewish muslim
  asian black bisexual gay hispanic latino lesbian lgbtq queer transgender
  abuse anger anorexia anxiety autism bipolar bulimia death depression domestic eating gambling grief panic
  psychosis ptsd schizophrenia suicide trauma violence
  baby boys children couples daughter father girls grandparents husband kids men mother parents partner seniors
  sister spouse teenagers teens wife women
  court drug homeless jail judge parole prison probation shelter
  blind deaf disabled wheelchair
  acupuncture equine halfway hospital housing intervention outreach rehab
  appointment cheap crisis emergency hotline immediately nearby open saturday sunday today tomorrow tonight walk weekend
`

let wellSpelt: string[] | undefined

/**
 * Whether a word, folded, is right or the beginning of one that is, even if no center has it: of care, or of a town
 * or county of New Jersey. Who asks for heroin or Clifton is not helped by Heron Park or Clinton.
 */
export function isWellSpelt(word: string): boolean {
  wellSpelt ??= listWellSpelt()
  return wellSpelt.some((right) => right.startsWith(word))
}

function listWellSpelt(): string[] {
  const { towns, counties } = loadPlaces()
  const choices = offerings.map((offering) => labelOffering(offering))
  return splitWords([askedFor, ...choices, ...towns.keys(), ...counties.keys()].join(' '))
}
