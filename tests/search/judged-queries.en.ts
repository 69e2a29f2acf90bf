import type { JudgedQuery } from './judged-query.ts'

/** Queries in English. Written before the search that it judges. Don't change a query or a label to make the search pass. */
export const judgedEnglish: JudgedQuery[] = [
  { query: 'detox newark that takes medicaid', means: 'near=Newark&type=detox&offers=medicaid' },
  { query: 'suboxone dr trenton', means: 'near=Trenton&offers=buprenorphine' },
  {
    query: 'methadone clinic in Paterson that opens before 6 am i start work at 6',
    means: 'near=Paterson&offers=methadone&at=before-06:00',
  },
  {
    query:
      'hi my son is 16 and hes smoking weed every day and now pills i think, we are in Cherry Hill, we have horizon',
    means: 'near=Cherry+Hill&offers=under-18&offers=medicaid&offers=private-insurance',
    topics: ['family', 'insurance'],
  },
  { query: '07105 outpatient portuguese', means: 'near=07105&type=outpatient&offers=portuguese' },
  { query: 'rehab', means: '' },
  {
    query: 'inpatient bed today camden county uninsured',
    means: 'near=Camden+County&type=inpatient&offers=free-or-low-cost&beds=today',
  },
  {
    query: 'Where can I get a narcan kit in Bergen County?',
    means: 'near=Bergen+County',
    topics: ['naloxone'],
  },
  { query: 'na meetings asbury park', means: 'near=Asbury+Park', topics: ['support-groups'] },
  {
    query: 'sober living for men in ocean county that allows suboxone',
    means: 'near=Ocean+County&offers=sober-living&offers=men&offers=buprenorphine',
    topics: ['sober-living'],
  },
  { query: 'can i bring my dog to rehab', means: '', text: 'dog' },
  {
    query: 'place with private rooms and a gym, north jersey, cigna ppo',
    means: 'near=north-jersey&offers=private-insurance',
    text: 'private rooms gym',
  },
  {
    query: 'pregnant and using heroin need help dont judge me atlantic city',
    means: 'near=Atlantic+City&offers=pregnant',
  },
  {
    query: 'evening IOP near Woodbridge, I work 9 to 5',
    means: 'near=Woodbridge&offers=intensive-outpatient&offers=evenings',
  },
  { query: 'vivitrol shot toms river', means: 'near=Toms+River&offers=naltrexone' },
  {
    query: 'does tricare cover inpatient for alcohol near Wrightstown',
    means: 'near=Wrightstown&type=inpatient&offers=tricare',
    topics: ['insurance'],
  },
  {
    query: 'IDRC sent me a letter i need a program for dui in middlesex county',
    means: 'near=Middlesex+County&offers=dui',
  },
  {
    query: 'pt s/p detox needs step-down PHP, Medicaid, Essex Cty, wheelchair bound',
    means: 'near=Essex+County&offers=partial-hospitalization&offers=medicaid&offers=wheelchair',
  },
  {
    query: 'my husband is a vet with ptsd and drinks every night, somewhere near Vineland',
    means: 'near=Vineland&offers=veterans&offers=mental-health',
    topics: ['family'],
  },
  {
    query: 'just got out of northern state no insurance no id need a program newark',
    means: 'near=Newark&offers=free-or-low-cost',
    text: 'no id',
  },
  {
    query: 'spanish speaking counselor elizabeth nj saturdays',
    means: 'near=Elizabeth&type=counseling&offers=spanish&at=sat',
  },
  {
    query: 'rehab for nurses that wont report me to the board',
    means: '',
    text: 'nurses report board',
  },
  {
    query: 'place where i can live with my 2 year old while i get clean',
    means: 'offers=parents-with-children',
  },
  {
    query: "outpatient in Plainfield where somebody watches my kids while I'm in there",
    means: 'near=Plainfield&type=outpatient&offers=child-care',
  },
  {
    query: 'walk in suboxone no appointment jersey city',
    means: 'near=Jersey+City&offers=buprenorphine&offers=walk-ins',
  },
  { query: 'deaf alcoholic asl interpreter', means: 'offers=sign-language' },
  {
    query: 'polish speaking alcohol counselor wallington',
    means: 'near=Wallington&type=counseling&offers=polish',
  },
  { query: 'detox open right now', means: 'type=detox&open=now' },
  { query: 'brooklyn outpatient', means: 'near=Brooklyn&type=outpatient' },
  {
    query: 'rehab in philadelphia that takes nj familycare',
    means: 'near=Philadelphia&offers=medicaid',
  },
  { query: 'methadone allentown pa', means: 'near=Allentown,+PA&offers=methadone' },
  {
    query: 'Joint Commission accredited residential treatment Monmouth County',
    means: 'near=Monmouth+County&type=residential&offers=joint-commission',
  },
  {
    query: 'CARF iop that accepts Aetna, Morristown',
    means:
      'near=Morristown&offers=carf&offers=intensive-outpatient&offers=medicaid&offers=private-insurance',
    topics: ['insurance'],
  },
  {
    query: 'how much does rehab cost if you dont have insurance',
    means: 'offers=free-or-low-cost',
    topics: ['insurance'],
  },
  {
    query: 'what happens if my insurance wont pay for detox',
    means: 'type=detox',
    topics: ['insurance'],
  },
  { query: 'is it safe to quit drinking cold turkey at home', means: '', topics: ['withdrawal'] },
  {
    query: 'day 3 no oxys sweating cant sleep legs kicking is this normal',
    means: '',
    topics: ['withdrawal'],
  },
  {
    query: 'weaning myself off xanax, any doctors in Hoboken that help with that',
    means: 'near=Hoboken',
    topics: ['withdrawal'],
  },
  {
    query: 'lgbt friendly group therapy montclair',
    means: 'near=Montclair&type=group-therapy&offers=lgbtq',
  },
  {
    query: 'im trans looking for an inpatient that wont be weird about it',
    means: 'type=inpatient&offers=lgbtq',
  },
  { query: 'telehealth suboxone anywhere nj', means: 'offers=buprenorphine&offers=telehealth' },
  {
    query: 'truck driver need a SAP evaluation for DOT bordentown',
    means: 'near=Bordentown',
    text: 'SAP evaluation DOT',
  },
  {
    query: 'grandma is 78 and drinks wine all day she has medicare, haddonfield',
    means: 'near=Haddonfield&offers=seniors&offers=medicare',
    topics: ['family'],
  },
  {
    query: 'residential for women only, not more than 25 miles from Somerville',
    means: 'near=Somerville&type=residential&offers=women',
  },
  { query: 'outpatient within 5 miles of 08901', means: 'near=08901&within=5&type=outpatient' },
  {
    query: 'i have no car so it has to be by the bus or train in Passaic',
    means: 'near=Passaic',
    text: 'bus train',
  },
  {
    query: 'place with no waiting list south jersey',
    means: 'near=south-jersey',
    text: 'waiting list',
  },
  {
    query: 'drug court client, judge ordered residential, hudson co',
    means: 'near=Hudson+County&type=residential&offers=court-referred',
  },
  {
    query: 'probation says I need an eval by friday Bridgeton',
    means: 'near=Bridgeton&offers=court-referred',
    text: 'eval',
  },
  {
    query: 'bipolar and a coke problem, outpatient, Hamilton',
    means: 'near=Hamilton&type=outpatient&offers=mental-health',
  },
  { query: 'gambling addiction help new brunswick', means: 'near=New+Brunswick', text: 'gambling' },
  { query: 'somewhere with yoga down the shore', means: 'near=shore', text: 'yoga' },
  { query: 'christian rehab nj', means: '', text: 'christian' },
  {
    query: 'kosher food inpatient lakewood',
    means: 'near=Lakewood&type=inpatient',
    text: 'kosher food',
  },
  {
    query: 'gujarati speaking family therapy edison my brother drinks',
    means: 'near=Edison&type=family-therapy&offers=gujarati',
    topics: ['family'],
  },
  { query: 'haitian creole program east orange', means: 'near=East+Orange&offers=creole' },
  {
    query: 'Korean counseling Palisades Park',
    means: 'near=Palisades+Park&type=counseling&offers=korean',
  },
  {
    query: 'need a mandarin speaking therapist parsippany, online only',
    means: 'near=Parsippany&type=counseling&offers=chinese&offers=telehealth',
  },
  { query: 'anybody speak Twi? drug program newark', means: 'near=Newark&offers=other-language' },
  {
    query: 'al anon for parents bergen county',
    means: 'near=Bergen+County',
    topics: ['support-groups', 'family'],
  },
  {
    query: 'how do i get my daughter to go to rehab she says shes fine',
    means: '',
    topics: ['family'],
  },
  { query: 'what does PHP mean in rehab', means: 'offers=partial-hospitalization' },
  {
    query: 'naltrexone pills for drinking, doctor in princeton',
    means: 'near=Princeton&offers=naltrexone',
  },
  {
    query: 'Horizon NJ Health inpatient Gloucester County',
    means: 'near=Gloucester+County&type=inpatient&offers=medicaid',
  },
  { query: 'over 50 alcohol program red bank', means: 'near=Red+Bank&offers=seniors' },
  {
    query: 'outpatient detox clifton i cant stay overnight',
    means: 'near=Clifton&offers=outpatient-detox',
  },
  {
    query: "hey siri find me a rehab that's open 24 hours in union city",
    means: 'near=Union+City&open=now',
  },
  {
    query: 'guest dosing methadone wildwood vacation',
    means: 'near=Wildwood&offers=methadone',
    text: 'guest dosing',
  },
  { query: 'help getting off fent in the ironbound', means: 'near=Newark' },
  { query: 'MAT near newark penn station', means: 'near=Newark&type=medication-assisted' },
  {
    query: 'quit vaping program for my 14 year old',
    means: 'offers=under-18',
    topics: ['family'],
    text: 'vaping',
  },
  { query: 'which rehab in nj has the best success rate', means: '', text: 'success rate' },
  {
    query: 'can i keep my phone and laptop, i have to work remote',
    means: '',
    text: 'phone laptop work remote',
  },
  { query: 'detox where you can smoke cigarettes', means: 'type=detox', text: 'smoke cigarettes' },
  {
    query: 'will i lose my job if i go to inpatient fmla',
    means: 'type=inpatient',
    text: 'lose job fmla',
  },
  { query: 'couples rehab central jersey', means: 'near=central-jersey', text: 'couples' },
  { query: 'suboxone', means: 'offers=buprenorphine' },
  { query: 'hoboken', means: 'near=Hoboken' },
  { query: '08360', means: 'near=08360' },
  { query: 'IOP', means: 'offers=intensive-outpatient' },
  { query: 'narcan', means: '', topics: ['naloxone'] },
  { query: 'sussex county drug help', means: 'near=Sussex+County' },
  {
    query:
      'Hello, I am a case manager at a hospital in New Brunswick, I need a residential bed today for a 45 year old with Amerigroup, alcohol, medically cleared',
    means: 'near=New+Brunswick&type=residential&offers=medicaid&beds=today',
  },
  {
    query:
      'so i been clean 4 months and my landlord is selling the building i need a sober house in monmouth county thats cheap i make like 16 an hour',
    means: 'near=Monmouth+County&offers=sober-living&offers=free-or-low-cost',
    topics: ['sober-living'],
  },
  {
    query:
      "My wife has been taking pain pills since her back surgery and now she is hiding them from me. She won't go away anywhere. Is there something outpatient around Freehold?",
    means: 'near=Freehold&type=outpatient',
    topics: ['family'],
  },
  {
    query:
      "I've been drinking a fifth of vodka a day for three years and I want to stop but last time I tried I got the shakes really bad so I think I need a medical detox",
    means: 'type=detox',
    topics: ['withdrawal'],
  },
  {
    query:
      'hi its for my mom shes 67 only speaks russian she has medicare and shes been having ambien with wine every night we live in fair lawn please can somebody help',
    means: 'near=Fair+Lawn&offers=seniors&offers=russian&offers=medicare',
    topics: ['family'],
  },
  {
    query:
      'im 15 and i cant stop with the weed pens and my parents would kill me if they knew is there a counselor i can talk to for free in bayonne',
    means: 'near=Bayonne&type=counseling&offers=under-18&offers=free-or-low-cost',
  },
  {
    query:
      'my PO in morris county told me i got 2 weeks to get in a program or im going back, i work til 7:30 so it has to be after 8 at night, no insurance',
    means: 'near=Morris+County&offers=court-referred&offers=free-or-low-cost&at=after-20:00',
  },
  {
    query:
      'Discharge Friday from Cooper, OUD, on methadone 80 mg, uses wheelchair, Medicaid, needs residential near Camden that will continue methadone',
    means: 'near=Camden&type=residential&offers=methadone&offers=wheelchair&offers=medicaid',
  },
  {
    query:
      "yes hello I'm raising my grandson he's seventeen and he got caught with pills at school in Willingboro and the school says he needs an assessment before he can go back",
    means: 'near=Willingboro&offers=under-18',
    topics: ['family'],
    text: 'assessment',
  },
  {
    query: "do they pick you up? i'm in Penns Grove with no ride",
    means: 'near=Penns+Grove',
    text: 'pick you up ride',
  },
  {
    query: 'methadone clinic with take homes bloomfield',
    means: 'near=Bloomfield&offers=methadone',
    text: 'take homes',
  },
  { query: 'aa for atheists', means: '', topics: ['support-groups'], text: 'atheists' },
  {
    query: 'partial care, early before work like 6:30 am, woodbury',
    means: 'near=Woodbury&offers=partial-hospitalization&offers=early-hours',
  },
  {
    query: 'detox within 50 miles of Cape May, need a bed tonight',
    means: 'near=Cape+May&within=50&type=detox&beds=today',
  },
  { query: 'kettle pond', means: '', name: 'Kettle Pond Residential Program' },
  { query: 'candlewick hill detox', means: '', name: 'Candlewick Hill Detox' },
  { query: 'does primrose corner detox have beds', means: '', name: 'Primrose Corner Detox' },
  {
    query: 'ironbridge center newark',
    means: '',
    name: 'Ironbridge Community Center for Addiction Medicine, Family Therapy and Long-Term Recovery Support',
  },
  { query: 'lowlandferry', means: '', name: 'Lowland Ferry Sober Living' },
  { query: '6th bell treatment', means: '', name: 'Sixth Bell Treatment Program' },
  { query: '9 pines toms river', means: '', name: 'Nine Pines Residential Program' },
  { query: 'bobin row methadone', means: '', name: 'Bobbin Row Methadone Service' },
  { query: 'heron gate hackensak phone number', means: '', name: 'Heron Gate Treatment Center' },
  { query: 'potters wheel ewing', means: '', name: "Potter's Wheel Recovery Community" },
  { query: 'Is Whelk House taking new patients', means: '', name: 'Whelk House for Women' },
  { query: 'stich and thimbel womens house', means: '', name: "Stitch and Thimble Women's House" },
  { query: 'is tugboat lane open on saturday?', means: '', name: 'Tugboat Lane Outpatient Clinic' },
  {
    query: 'pier head evening program AC',
    means: '',
    name: 'Pierhead Outpatient and Evening Program',
  },
  { query: 'that place in bound brook the weirhouse', means: '', name: 'Weir House Outpatient' },
  {
    query: 'skimmer marsh do they take horizon',
    means: '',
    name: "Skimmer Marsh Women's Outpatient",
  },
  { query: 'he took too much and hes not waking up', means: '', danger: ['overdose'] },
  { query: 'my bf is gray and making a gurgling sound', means: '', danger: ['overdose'] },
  {
    query: 'i gave her narcan twice she woke up but shes nodding again what now',
    means: '',
    danger: ['naloxone-given', 'overdose'],
  },
  { query: 'my toddler got into my suboxone strips', means: '', danger: ['poisoning', 'child'] },
  { query: 'wanna die', means: '', danger: ['crisis'] },
  {
    query: 'im gonna do it tonight when my wife leaves for her shift, the rope is in the garage',
    means: '',
    danger: ['crisis'],
  },
  {
    query: 'dad hasnt had a drink in two days and hes talking to people who arent there',
    means: '',
    danger: ['seizure'],
  },
  {
    query: 'buddy drank hand sanitizer at the shelter and now he cant see right',
    means: '',
    danger: ['poisoning', 'overdose'],
  },
  {
    query: 'hes high and hes kicking the door in i locked myself in the bathroom',
    means: '',
    danger: ['violence'],
  },
  {
    query: 'girl at the party drank like 15 shots shes cold and puking in her sleep',
    means: '',
    danger: ['overdose'],
  },
  {
    query: 'took all of them just now. whatever',
    means: '',
    danger: ['overdose', 'crisis', 'poisoning'],
  },
  {
    query: 'chest feels like its ripping after coke and my left arm is numb',
    means: '',
    danger: ['overdose'],
  },
  {
    query: 'sister nodded out behind the wheel at the wawa with the baby in the back',
    means: '',
    danger: ['overdose', 'child'],
  },
  { query: 'i keep cutting and i cant stop tonight', means: '', danger: ['crisis'] },
  { query: 'tired of living like this', means: '', danger: ['crisis'], mayBe: true },
  {
    query: 'drank a whole handle since noon feel really really sick',
    means: '',
    danger: ['overdose'],
    mayBe: true,
  },
  {
    query:
      'sorry to bother you my roommate took some percs around midnight and hes snoring really loud kind of weird and i cant get him to roll over should i just let him sleep it off',
    means: '',
    danger: ['overdose'],
  },
  {
    query:
      'third relapse and honestly the kids would be better off without me, insurance money would at least pay the house, anyway is there a place in Toms River',
    means: '',
    danger: ['crisis'],
  },
  {
    query:
      'my mom stopped her xanax on monday and now her whole body keeps jerking and she doesnt know what year it is is there an outpatient doctor in edison we can see tomorrow',
    means: '',
    danger: ['seizure'],
  },
  {
    query:
      "she's been asleep since yesterday afternoon, the ambien bottle is empty and her breathing is a little slow, but she does this for attention so I didn't want to make a fuss",
    means: '',
    danger: ['overdose', 'poisoning', 'crisis'],
  },
  {
    query:
      'wrote my letters and gave the dog to my neighbor, just wanted somebody to tell the counselor at the clinic she was good to me',
    means: '',
    danger: ['crisis'],
  },
  {
    query:
      "the couple upstairs went out to cop last night and never came back and I can hear the little ones crying in there by themselves, who do I tell, I'm in Irvington",
    means: '',
    danger: ['child'],
  },
  {
    query: 'narcan training for overdose response paterson',
    means: 'near=Paterson',
    topics: ['naloxone'],
    text: 'training',
  },
  {
    query: 'suicide prevention training for teachers nj',
    means: '',
    text: 'suicide prevention training teachers',
  },
  {
    query:
      'lost my brother to an overdose last march is there a grief support group in cherry hill',
    means: 'near=Cherry+Hill',
    topics: ['aftermath', 'support-groups'],
  },
  { query: 'dead tired of drinking, outpatient in Summit', means: 'near=Summit&type=outpatient' },
  {
    query: 'this commute is killing me any IOP closer to Flemington',
    means: 'near=Flemington&offers=intensive-outpatient',
  },
  {
    query: 'i overdosed last year and made it, now i want to get on suboxone, galloway',
    means: 'near=Galloway&offers=buprenorphine',
    topics: ['aftermath'],
  },
  {
    query: 'I have epilepsy, seizures controlled with meds, can a detox in Burlington take me',
    means: 'near=Burlington&type=detox',
    text: 'epilepsy seizures',
  },
  { query: 'shoot me a list of rehabs in Middletown', means: 'near=Middletown' },
  {
    query: 'cutting back on wine, counselor in princeton after work',
    means: 'near=Princeton&type=counseling&offers=evenings',
  },
  { query: 'killer hangover third weekend in a row maybe i have a problem', means: '' },
  {
    query: 'hanging in there day 40 lol where are the meetings in wayne',
    means: 'near=Wayne',
    topics: ['support-groups'],
  },
  { query: 'does narcan expire', means: '', topics: ['naloxone'], text: 'expire' },
  {
    query: 'fentanyl overdose statistics new jersey 2023 for a school paper',
    means: '',
    text: 'overdose statistics 2023 school paper',
  },
  {
    query: 'Overdose Awareness Day events Ocean County',
    means: 'near=Ocean+County',
    text: 'Overdose Awareness Day events',
  },
  {
    query:
      'left my ex who used to hit me when he drank 3 yrs ago, want a trauma therapist in clifton',
    means: 'near=Clifton&type=counseling&offers=mental-health',
    topics: ['aftermath'],
  },
  {
    query: 'dead end job drinking too much on weekends, need someone online',
    means: 'offers=telehealth',
  },
]
