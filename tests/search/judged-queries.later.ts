import type { JudgedQuery } from './judged-query.ts'

/** Queries by a fresh author. Written before the search that it judges. Don't change a query or a label to make the search pass. */
export const freshQueries: JudgedQuery[] = [
  // English: needs
  {
    query: 'suboxone doctor that takes walk ins around perth amboy',
    means: 'near=Perth+Amboy&offers=buprenorphine&offers=walk-ins',
  },
  {
    query: 'Outpt IOP Bergen County, pt has Medicare A/B, wheelchair bound',
    means:
      'near=Bergen+County&type=outpatient&offers=intensive-outpatient&offers=medicare&offers=wheelchair',
  },
  {
    query:
      'ok so my husband says hell go but only if it doesnt mess with his job so something after work in the toms river area he drinks every nite',
    means: 'near=Toms+River&offers=evenings',
    topics: ['family'],
  },
  {
    query: 'residential i can bring my 2 year old with me, camden',
    means: 'near=Camden&type=residential&offers=parents-with-children',
  },
  {
    query: 'methadone elizabeth that doses before 6 am',
    means: 'near=Elizabeth&offers=methadone&at=before-06:00',
  },
  { query: 'vivitrol shot 08608', means: 'near=08608&offers=naltrexone' },
  {
    query: 'detox with a bed tonight ocean county im on the bus already',
    means: 'near=Ocean+County&type=detox&beds=today',
  },
  {
    query: 'Polish speaking drug counselor Linden NJ',
    means: 'near=Linden&type=counseling&offers=polish',
  },
  { query: 'anywhere that lets you bring your cat', means: '', text: 'cat' },
  {
    query: 'rehab for a marine w ptsd who has tricare, south jersey',
    means: 'near=south-jersey&offers=tricare&offers=veterans&offers=mental-health',
  },
  {
    query: 'does united cover rehab in princeton',
    means: 'near=Princeton&offers=medicaid&offers=private-insurance',
    topics: ['insurance'],
  },
  {
    query: 'court ordered dwi program hackettstown',
    means: 'near=Hackettstown&offers=court-referred&offers=dui',
  },
  {
    query: 'within 5 miles of 07305 outpatient open saturdays',
    means: 'near=07305&within=5&type=outpatient&at=sat',
  },
  { query: 'aa meetings wildwood', means: 'near=Wildwood', topics: ['support-groups'] },
  { query: 'where can i pick up narcan in paterson', means: 'near=Paterson', topics: ['naloxone'] },
  {
    query: 'my hands are shaking since i quit xanax two days ago is this normal',
    means: '',
    topics: ['withdrawal'],
  },
  {
    query: 'sober house for guys newark just got out of prison',
    means: 'near=Newark&offers=sober-living&offers=men',
    topics: ['sober-living'],
    text: 'prison',
  },
  {
    query: 'sign language interpreter counseling trenton deaf',
    means: 'near=Trenton&type=counseling&offers=sign-language',
  },
  {
    query: 'no insurance no money alcohol program cape may',
    means: 'near=Cape+May&offers=free-or-low-cost',
  },
  {
    query: '17 yo son smoking weed all day, need outpatient w/ family sessions, Parsippany, Aetna',
    means:
      'near=Parsippany&type=outpatient&type=family-therapy&offers=under-18&offers=medicaid&offers=private-insurance',
    topics: ['family', 'insurance'],
  },
  { query: 'lgbt friendly rehab asbury park', means: 'near=Asbury+Park&offers=lgbtq' },
  {
    query: 'rehab for my mom she is 71 and in a wheelchair monmouth county',
    means: 'near=Monmouth+County&offers=seniors&offers=wheelchair',
    topics: ['family'],
  },
  {
    query: 'telehealth suboxone anywhere in jersey',
    means: 'offers=telehealth&offers=buprenorphine',
  },
  {
    query: 'open sunday at 10 am hoboken counseling',
    means: 'near=Hoboken&type=counseling&at=sun-10:00',
  },
  {
    query: 'pregnant on percs need MAT atlantic city',
    means: 'near=Atlantic+City&type=medication-assisted&offers=pregnant',
  },
  {
    query: 'joint commission accredited inpatient within 50 miles of allentown pa',
    means: 'near=Allentown+PA&within=50&type=inpatient&offers=joint-commission',
  },
  {
    query: 'partial hospitalization program with child care while im there vineland',
    means: 'near=Vineland&offers=partial-hospitalization&offers=child-care',
  },
  {
    query: 'whats the price of inpatient rehab in wayne',
    means: 'near=Wayne&type=inpatient',
    topics: ['insurance'],
  },
  {
    query: 'private room own bathroom residential treatment morris county',
    means: 'near=Morris+County&type=residential',
    text: 'private room own bathroom',
  },
  { query: 'gujarati edison', means: 'near=Edison&offers=gujarati' },
  { query: 'detx in nwark', means: 'near=Newark&type=detox' },
  {
    query:
      'hi im a case manager at a hospital looking for dual diagnosis residential for a male pt 34 horizon nj health medicaid ready to transfer today somerset county',
    means:
      'near=Somerset+County&type=residential&offers=mental-health&offers=men&offers=medicaid&beds=today',
  },
  {
    query: 'women only group in the ironbound portuguese',
    means: 'near=Newark&type=group-therapy&offers=women&offers=portuguese',
  },
  {
    query: 'methadone clinic open now jersey city',
    means: 'near=Jersey+City&offers=methadone&open=now',
  },
  { query: 'gambling help bayonne', means: 'near=Bayonne', text: 'gambling' },
  {
    query: 'sober living for couples down the shore',
    means: 'near=shore&offers=sober-living',
    topics: ['sober-living'],
    text: 'couples',
  },
  { query: 'therapist', means: 'type=counseling' },
  // English: names
  { query: 'candle wick hill detox', means: '', name: 'Candlewick Hill Detox' },
  {
    query: 'potters wheel recovery comunity phone number',
    means: '',
    name: "Potter's Wheel Recovery Community",
  },
  {
    query: 'the 2nd tide family therapy in ocean city',
    means: '',
    name: 'Second Tide Family Therapy',
  },
  { query: 'Sailloft detox', means: '', name: 'Sail Loft Detox Unit' },
  {
    query: 'do they take medicaid at nine pines',
    means: '',
    name: 'Nine Pines Residential Program',
  },
  // English: dangers
  {
    query: 'shes blue around the mouth and snoring weird wont wake up',
    means: '',
    danger: ['overdose'],
  },
  {
    query: 'i narcaned my roommate twice hes breathing but out of it what now',
    means: '',
    danger: ['naloxone-given', 'overdose'],
  },
  {
    query: 'toddler got into my suboxone strips',
    means: '',
    danger: ['poisoning', 'child', 'overdose'],
  },
  {
    query:
      'dad quit drinking monday now hes talking to people who arent there and sweating thru the sheets',
    means: '',
    danger: ['seizure'],
  },
  {
    query: 'my boyfriend is high and hes kicking the bedroom door in',
    means: '',
    danger: ['violence'],
  },
  { query: 'i already wrote the note i just want it to stop', means: '', danger: ['crisis'] },
  {
    query: 'drank a whole bottle of vodka with xanax and cant feel my legs',
    means: '',
    danger: ['overdose', 'poisoning'],
  },
  {
    query:
      'the kids are alone in the car and their mother is passed out in the mcdonalds bathroom linden',
    means: '',
    danger: ['overdose', 'child'],
  },
  {
    query: 'cant do this anymore im so tired of being an addict',
    means: '',
    danger: ['crisis'],
    mayBe: true,
  },
  {
    query: 'my son took something and hes acting really strange i dont know what it was',
    means: '',
    danger: ['poisoning', 'overdose'],
  },
  // English: harmless look-alikes
  {
    query: 'overdose awareness day events monmouth county',
    means: 'near=Monmouth+County',
    text: 'awareness day events',
  },
  {
    query: 'lost my sister to fentanyl in march need grief counseling montclair',
    means: 'near=Montclair&type=counseling',
    topics: ['aftermath'],
  },
  {
    query: 'my back is killing me and the doc cut off my oxys, pain friendly MAT in woodbury',
    means: 'near=Woodbury&type=medication-assisted',
    text: 'pain',
  },
  {
    query: 'narcan and cpr training for our staff princeton',
    means: 'near=Princeton',
    topics: ['naloxone'],
    text: 'cpr training staff',
  },
  {
    query: 'my drinking buddies are dead weight, outpatient in clifton evenings',
    means: 'near=Clifton&type=outpatient&offers=evenings',
  },
  {
    query: 'he got out of the icu after an od last week wants inpatient now gloucester county',
    means: 'near=Gloucester+County&type=inpatient',
    topics: ['aftermath', 'family'],
  },
  {
    query: 'anger management for a violent past, probation is making me go, hamilton',
    means: 'near=Hamilton&offers=court-referred',
    text: 'anger management',
  },
  {
    query: 'i have epilepsy, seizures under control, which detox has nurses overnight',
    means: 'type=detox',
    text: 'epilepsy nurses overnight',
  },
  // Spanish: needs
  {
    query: 'busco ayuda para mi hermano toma mucho vive en Elizabeth no tiene papeles ni seguro',
    means: 'near=Elizabeth&offers=free-or-low-cost',
    topics: ['family'],
    text: 'papeles',
  },
  {
    query: 'clinica de metadona en paterson que abra antes de las 6',
    means: 'near=Paterson&offers=methadone&at=before-06:00',
  },
  {
    query: 'desintoxicacion union city hoy mismo hay cama',
    means: 'near=Union+City&type=detox&beds=today',
  },
  {
    query: 'terapia familiar en español passaic',
    means: 'near=Passaic&type=family-therapy&offers=spanish',
  },
  {
    query: 'consejeria despues del trabajo new brunswick',
    means: 'near=New+Brunswick&type=counseling&offers=evenings',
  },
  { query: 'cuanto sale la rehabilitacion', means: '', topics: ['insurance'] },
  {
    query: 'estoy embarazada y uso pastillas necesito ayuda en Camden',
    means: 'near=Camden&offers=pregnant',
  },
  {
    query: 'grupos de alcoholicos anonimos en vineland',
    means: 'near=Vineland',
    topics: ['support-groups'],
  },
  {
    query: 'casa de sobriedad para hombres cerca de perth amboy',
    means: 'near=Perth+Amboy&offers=sober-living&offers=men',
    topics: ['sober-living'],
  },
  { query: 'programa dui plainfield sabados', means: 'near=Plainfield&offers=dui&at=sat' },
  { query: 'aceptan familycare en bridgeton', means: 'near=Bridgeton&offers=medicaid' },
  {
    query: 'mi hijo de 15 años fuma marihuana quiero un centro para adolescentes dover',
    means: 'near=Dover&offers=under-18',
    topics: ['family'],
  },
  {
    query: 'tengo ansiedad y depresion y bebo, necesito terapeuta por video',
    means: 'type=counseling&offers=mental-health&offers=telehealth',
  },
  {
    query: 'donde consigo naloxona union county',
    means: 'near=Union+County',
    topics: ['naloxone'],
  },
  {
    query: 'suboxone sin cita trenton',
    means: 'near=Trenton&offers=buprenorphine&offers=walk-ins',
  },
  {
    query: 'mi mama tiene 68 años y toma vino todos los dias hackensack',
    means: 'near=Hackensack&offers=seniors',
    topics: ['family'],
  },
  {
    query: 'programa residencial donde me dejen estar con mis hijos newark',
    means: 'near=Newark&type=residential&offers=parents-with-children',
  },
  {
    query: 'dejé de tomar hace tres dias y me tiemblan las manos y no duermo',
    means: '',
    topics: ['withdrawal'],
  },
  { query: 'abierto ahorita condado de hudson', means: 'near=Hudson+County&open=now' },
  { query: 'aceptan perros?', means: '', text: 'perros' },
  {
    query:
      'trabajo en el campo en hammonton salgo a las 8 de la noche hay algo despues de esa hora',
    means: 'near=Hammonton&at=after-20:00',
  },
  { query: 'inyeccion de naltrexona freehold', means: 'near=Freehold&offers=naltrexone' },
  {
    query: 'soy veterano con tricare ambulatorio toms river',
    means: 'near=Toms+River&type=outpatient&offers=veterans&offers=tricare',
  },
  {
    query: 'hablan creole o frances en east orange',
    means: 'near=East+Orange&offers=creole&offers=french',
  },
  // Spanish: names
  { query: 'casafarol union city', means: '', name: 'Casa Farol' },
  { query: 'rua nova newark consejeria', means: '', name: 'Rua Nova Counseling' },
  {
    query: 'el lugar de metadona tallow street',
    means: '',
    name: 'Tallow Street Methadone and Wellness',
  },
  // Spanish: dangers
  { query: 'no respira mi primo se inyecto', means: '', danger: ['overdose'] },
  {
    query: 'le di narcan a mi hija y se volvio a dormir',
    means: '',
    danger: ['naloxone-given', 'overdose'],
  },
  { query: 'mi niño se comio una gomita de marihuana', means: '', danger: ['poisoning', 'child'] },
  { query: 'esta convulsionando dejo el alcohol ayer', means: '', danger: ['seizure'] },
  { query: 'mi esposo borracho me esta pegando', means: '', danger: ['violence'] },
  { query: 'ya no quiero vivir tengo las pastillas en la mano', means: '', danger: ['crisis'] },
  {
    query: 'mejor seria desaparecer, no sirvo para nada',
    means: '',
    danger: ['crisis'],
    mayBe: true,
  },
  // Spanish: harmless look-alikes
  {
    query: 'se me murio mi papá por la bebida el año pasado busco un consejero en passaic',
    means: 'near=Passaic&type=counseling',
    topics: ['aftermath'],
  },
  {
    query: 'me muero de ganas de dejar de fumar, consejeria en clifton',
    means: 'near=Clifton&type=counseling',
    text: 'fumar',
  },
  {
    query: 'taller de prevencion de sobredosis para maestros en elizabeth',
    means: 'near=Elizabeth',
    text: 'taller prevencion maestros',
  },
  {
    query: 'este trabajo me esta matando y bebo, algo los fines de semana en wayne',
    means: 'near=Wayne&offers=weekends',
  },
  {
    query:
      'hace dos años tuve una sobredosis y llevo limpio desde entonces quiero vivienda sobria en brick',
    means: 'near=Brick&offers=sober-living',
    topics: ['sober-living', 'aftermath'],
  },
  {
    query: 'el juez me mando por violencia domestica y alcohol el año pasado, clases en salem',
    means: 'near=Salem&offers=court-referred',
    text: 'violencia domestica clases',
  },
  // Mixed, dictated, texting: needs
  {
    query: 'hey siri find me um a rehab in cherry hill that takes cigna',
    means: 'near=Cherry+Hill&offers=private-insurance',
  },
  {
    query: 'yo need subs in AC got no id lol',
    means: 'near=Atlantic+City&offers=buprenorphine',
    text: 'no id',
  },
  {
    query: 'necesito un detox que tome medicaid in jersey city please',
    means: 'near=Jersey+City&type=detox&offers=medicaid',
  },
  {
    query: 'iop w/ childcare pls monmouth cty',
    means: 'near=Monmouth+County&offers=intensive-outpatient&offers=child-care',
  },
  {
    query: 'mi mom needs help con pills ella habla español only lakewood',
    means: 'near=Lakewood&offers=spanish',
    topics: ['family'],
  },
  {
    query: 'okay google outpatient near bloomfield no wait near belleville open late after five',
    means: 'near=Belleville&type=outpatient&offers=evenings',
  },
  { query: 'na mtgs camden', means: 'near=Camden', topics: ['support-groups'] },
  {
    query: 'lookin 4 sober livin 4 women w job help salem cty',
    means: 'near=Salem+County&offers=sober-living&offers=women',
    topics: ['sober-living'],
    text: 'job help',
  },
  {
    query:
      "so um i'm driving a truck on the turnpike and i got like a day off in mahwah sunday is there any counselor i can see about my drinking",
    means: 'near=Mahwah&type=counseling&at=sun',
  },
  { query: 'bf on h wont go 2 rehab wat do i do', means: '', topics: ['family'] },
  {
    query: 'terapia grupal for men los sabados paterson',
    means: 'near=Paterson&type=group-therapy&offers=men&at=sat',
  },
  {
    query: 'methadone 10 miles from flemington gotta be at work at 7',
    means: 'near=Flemington&within=10&offers=methadone&offers=early-hours',
  },
  {
    query: 'hindi or urdu speaking dr for alcohol central jersey medicare',
    means: 'near=central-jersey&offers=hindi&offers=urdu&offers=medicare',
  },
  // Mixed, dictated, texting: names
  { query: 'hay rake farm group sesions', means: '', name: 'Hayrake Farm Group Sessions' },
  { query: 'woodwind ln treatment ctr hours', means: '', name: 'Woodwind Lane Treatment Center' },
  // Mixed, dictated, texting: dangers
  { query: "omg he od'd in the car on rt 130 hes not moving", means: '', danger: ['overdose'] },
  {
    query: 'mi papa tiene un knife y esta drunk im hiding in the closet',
    means: '',
    danger: ['violence', 'child'],
  },
  { query: 'she cut her arms again n theres blood everywhere', means: '', danger: ['crisis'] },
  // Mixed, dictated, texting: harmless look-alikes
  {
    query: 'im dead lol my moms making me go 2 rehab any teen ones in summit',
    means: 'near=Summit&offers=under-18',
  },
  {
    query: 'would kill 4 a cigarette rn day 4 sober, online counseling',
    means: 'type=counseling&offers=telehealth',
  },
]
