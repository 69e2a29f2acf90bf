import { relatives } from './danger-groups.en.ts'
import type { HarmlessKind, Phrases } from './danger-words.ts'

const years = Array.from({ length: 46 }, (_, index) => 1990 + index).join('/')
const event =
  "overdose/overdoses/od/ods/suicide/fentanyl/heroin/drugs/addiction/alcoholism/overdosing/od'ing"
const works =
  'song/songs/movie/film/series/show/book/essay/paper/thesis/poem/podcast/documentary/band/lyrics/article/exam/test/quiz/homework'
const pets = 'dog/dogs/cat/cats/puppy/kitten/pet/horse'
const self = 'myself/himself/herself/themselves'
const happened =
  "overdosed/od/od'd/oded/ods/overdose/relapsed/raped/assaulted/abused/molested/hit/seizure/seizures/narcan"
/** After these, "last year" or "as a child". "Last night" isn't the past. */
const happenings = [happened, `kill/killed/hurt/cut/harm/hang ${self}`]
const times = [
  'last year/yr/summer/winter/spring/fall/month',
  years,
  'year/years/yrs/yr/months/decades ago',
  'as a child/kid/teen/teenager',
  'when i was .. child/kid/teen/teenager/young/little/younger',
  'in the past',
]

export const toldEn: Phrases<HarmlessKind> = {
  told: `
    ${happenings.flatMap((what) => times.map((when) => `${what} .. ${when}`)).join('\n')}
    died/passed/death from/of/by/away .. ${event}
    lost/losing .. to .. ${event}
    lost/losing my/our/a/her/his .. ${relatives} .. ${event}
    overdose/suicide death/deaths/loss/losses
    overdose/suicide/loss/crisis survivor/survivors
    survivors/survivor/survived of/an/a/my .. ${event}/violence/abuse/assault/rape
    ${relatives} killed/hung/hanged/shot ${self}
    committed suicide
    attempted suicide .. last/in year/yr/month/${years}
    attempted suicide .. years/yrs/months ago
    grief .. ${event}
    overdose/suicide grief/bereavement/memorial/vigil
    left/leaving an abusive marriage/relationship .. years/yrs ago
    used to/2 cut/hurt/harm/burn ${self}
    used to/2 overdose/od/hit/beat/hits me
    used to/2 be suicidal/abused
    had seizures before .. detox/detoxed/withdrawal
    od'd/overdosed/od .. before i got clean
    treatment/program/rehab after .. overdose
    out of .. hospital/icu/er/psych .. after .. od/overdose/overdosing
    discharged .. after .. od/overdose
    od/overdose last/2 week/month .. wants/ready/needs
    after an overdose treatment/program/rehab
    history of .. overdose/overdoses/suicide/abuse/violence/suicidality
    past .. overdose/overdoses/suicide/abuse/violence
    previous/prior .. overdose/overdoses/suicide
  `,
  learning: `
    overdose/suicide/suicidal prevention/awareness/education/training/class/classes/course/data/statistics/rates/reversal
    overdose/suicide prevention/response/awareness training/class/classes/course/program/day
    prevent/preventing/avoid/avoiding .. overdose/overdoses/suicide
    prevention of .. overdose/overdoses/suicide
    can you/i/u/people overdose on/from
    not suicidal/overdosing
    no thoughts of suicide
    dont want to die from/of
    ${works} .. overdose/overdosing/suicide/poison/dts/seizures
    overdose/suicide/poison .. ${works}
    overdose/suicide .. who sings
    who sings .. overdose/suicide
    suicide hotline/line/crisis volunteer/volunteers/volunteering/job/jobs
    volunteer/volunteering/jobs/job/work/nurse .. suicide/overdose/crisis hotline/line/unit/team
    overdose/poison/crisis unit/team/response
    dts common/mean/meaning/definition
    dts .. studying/exam
    blue/purple lips/lip tattoo/tattoos/gloss/lipstick
    ${pets} .. overdosed/seizure/seizures/poisoned/ate/swallowed
    my/our ${pets} had .. seizure/seizures
    poison control magnet
    overdose kit/kits/antidote/lifeline/lawsuit/lawsuits/policy/movie/book/law/laws
    suicide squad/movie/book/lawsuit/contagion/initiative
    zero suicide
    ~overdose/suicide poster/flyer
    what is/are a/an/the .. ~overdose/dts
    what are dts
    signs of .. overdose/suicide .. poster/flyer/class
    learn .. signs of .. overdose/suicide
    talk .. about overdose/suicide
    book/film/movie/song/research about/on overdose/suicide
    od green/eye/optometrist/lenses/color
    dr/doctor .. od
    food/lead/mercury poisoning
    poison control jobs/job/flyer
    goodbye letter to .. drug/drugs/alcohol/addiction/drinking/heroin
    tired of living in/with/at/on
    dont/not/doesnt want to live at/with/in/near/on
    od prevention
    domestic violence/abuse class/classes/counseling/program/prevention/offender/offenders/charge/survivor/survivors
    abuse/violence/assault survivor/survivors
  `,
}
