import type { SampleAuthorship } from './sample-authorship.ts'

export type SampleComment = SampleAuthorship & { rating?: number }

/** What members noted for each other; some gave stars with it. */
export const sampleComments: readonly SampleComment[] = [
  {
    by: 'priya',
    center: 'Cedar Lantern Recovery Center',
    daysAgo: 6,
    content: 'Visiting hours changed this month: ask at the desk. Parking is behind the building.',
  },
  {
    by: 'tom',
    center: 'Cedar Lantern Recovery Center',
    daysAgo: 18,
    rating: 4,
    content: 'They took our NJ FamilyCare plan without trouble.',
  },
  {
    by: 'marcus',
    center: 'Cedar Lantern Recovery Center',
    daysAgo: 47,
    rating: 5,
    content:
      'The person on the phone stayed on the line while I found the entrance. It is on the side street.',
  },
  {
    by: 'jordan',
    center: 'Cedar Lantern Recovery Center',
    daysAgo: 90,
    content:
      'Bring a list of medicines and a phone charger. They gave us that advice on the phone and it helped.',
  },
  {
    by: 'yusuf',
    center: 'Cedar Lantern Recovery Center',
    daysAgo: 71,
    rating: 3,
    content: 'Kind people, long forms. Plan two hours for the first day.',
  },
  {
    by: 'dana',
    center: 'Saltgrass Treatment House',
    daysAgo: 22,
    rating: 5,
    content: 'You can hear the sea from the porch. Visitors have to sign up by Friday noon.',
  },
  {
    by: 'luz',
    center: 'Saltgrass Treatment House',
    daysAgo: 58,
    rating: 4,
    content: 'The bus stops two streets away. The front desk speaks Spanish.',
  },
  {
    by: 'jordan',
    center: 'Saltgrass Treatment House',
    daysAgo: 33,
    content: 'Call in the morning for the waiting list. In the afternoon the line is often busy.',
  },
  {
    by: 'priya',
    center: 'Loomside Outpatient Center',
    daysAgo: 12,
    rating: 4,
    content: 'Thursday family nights begin on time. There is a side room if a child gets restless.',
  },
  {
    by: 'yusuf',
    center: 'Loomside Outpatient Center',
    daysAgo: 40,
    rating: 5,
    content: 'Someone there spoke Arabic with my mother, and that made the difference for her.',
  },
  {
    by: 'jordan',
    center: 'Loomside Outpatient Center',
    daysAgo: 61,
    content: 'The entrance is on the canal side. The big doors on the street are locked.',
  },
  {
    by: 'marcus',
    center: 'Nine Pines Residential Program',
    daysAgo: 28,
    content: 'The last bus on Sunday really does leave at five. Ask the desk for a taxi number.',
  },
  {
    by: 'tom',
    center: 'Nine Pines Residential Program',
    daysAgo: 75,
    rating: 5,
    content: 'Plain food, good woods, patient staff.',
  },
  {
    by: 'andre',
    center:
      'Ironbridge Community Center for Addiction Medicine, Family Therapy and Long-Term Recovery Support',
    daysAgo: 8,
    rating: 4,
    content: 'Three kinds of help on one floor. It gets crowded before noon.',
  },
  {
    by: 'luz',
    center:
      'Ironbridge Community Center for Addiction Medicine, Family Therapy and Long-Term Recovery Support',
    daysAgo: 103,
    content:
      'Hay personal que habla español y portugués. The child care room is on the second floor.',
  },
  {
    by: 'sooah',
    center: 'Palisade Stair Counseling',
    daysAgo: 19,
    rating: 5,
    content: 'Korean-speaking counselors, and they did not make us explain everything twice.',
  },
  {
    by: 'jordan',
    center: 'Mapleknot Addiction Medicine',
    daysAgo: 15,
    rating: 5,
    content: 'I walked in at eleven and was seen by one. Bring something to read.',
  },
  {
    by: 'priya',
    center: 'Saffron Gate Family Services',
    daysAgo: 52,
    content: 'They ask beforehand who will come, so that nobody is surprised.',
  },
  {
    by: 'andre',
    center: 'Boardwalk Bench Recovery Center',
    daysAgo: 5,
    content: "Soup is at six. The nine o'clock group is small and friendly.",
  },
  {
    by: 'teresa',
    center: 'Tidewater Lane Detox',
    daysAgo: 9,
    content:
      'Still closed as of this week. The phone is answered and they gave me two other names.',
  },
  {
    by: 'yusuf',
    center: 'Spindle Street Drop-In',
    daysAgo: 30,
    rating: 5,
    content: 'Nobody asked for my name. A man there sat with me while I made the call.',
  },
  {
    by: 'tom',
    center: 'Bobbin Row Methadone Service',
    daysAgo: 44,
    rating: 2,
    content: 'The line at seven is long and there is nowhere to sit. After nine it is quiet.',
  },
  {
    by: 'luz',
    center: 'Orchard Street Recovery House',
    daysAgo: 26,
    content: 'No phone, as it says here. I went to the door at ten and they let me in to talk.',
  },
  {
    by: 'dana',
    center: 'Quarrystep Medication Clinic',
    daysAgo: 84,
    rating: 3,
    content: 'Good nurses. The parking lot is small, so take the bus if you can.',
  },
  {
    by: 'jordan',
    center: 'Sixth Bell Treatment Program',
    daysAgo: 21,
    rating: 2,
    content: 'I called three times before anybody picked up. The appointment itself was fine.',
  },
  {
    by: 'marcus',
    center: 'Glasshouse Square Health and Recovery',
    daysAgo: 66,
    rating: 4,
    content: 'They worked out the fee with me before the visit and kept to it.',
  },
  {
    by: 'teresa',
    center: "Potter's Wheel Recovery Community",
    daysAgo: 37,
    content: 'Job mornings are on Wednesdays now.',
  },
  {
    by: 'dana',
    center: 'Pippin Court Outpatient Center',
    daysAgo: 55,
    rating: 4,
    content: 'They held the room by the entrance for us, as they had said.',
  },
  {
    by: 'tom',
    center: 'Marsh Wren Outpatient Center',
    daysAgo: 13,
    rating: 5,
    content: 'Video visits work well from here. Saves an hour on the bridge.',
  },
  {
    by: 'sooah',
    center: 'Heron Gate Treatment Center',
    daysAgo: 48,
    content: 'Ask for the case manager by name when you call back. It goes faster.',
  },
  {
    by: 'andre',
    center: 'Rua Nova Counseling',
    daysAgo: 3,
    rating: 5,
    content: 'The first talk was free and nobody hurried me.',
  },
  {
    by: 'yusuf',
    center: 'Weir House Outpatient',
    daysAgo: 80,
    rating: 3,
    content: 'Helpful, but there is no lift yet and the stairs are steep.',
  },
  {
    by: 'jordan',
    center: 'Meadowlark Counseling Group',
    daysAgo: 43,
    rating: 4,
    content: 'They told me on the phone how long the wait would be, and they were right.',
  },
]
