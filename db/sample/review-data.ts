import type { SampleAuthorship } from './sample-authorship.ts'

export type SampleReview = SampleAuthorship & {
  rating: number
  status: 'pending' | 'approved' | 'rejected'
}

/** Opinions with stars. Three wait for a moderator; one was turned down because it solicits. */
export const sampleReviews: readonly SampleReview[] = [
  {
    by: 'dana',
    center: 'Cedar Lantern Recovery Center',
    daysAgo: 11,
    rating: 5,
    status: 'approved',
    content:
      'They answered at two in the morning and had a bed for my brother by ten. Nobody made us feel small.',
  },
  {
    by: 'marcus',
    center: 'Cedar Lantern Recovery Center',
    daysAgo: 30,
    rating: 4,
    status: 'approved',
    content:
      'Careful medical staff. The wait for the family class was three weeks, which felt long.',
  },
  {
    by: 'jordan',
    center: 'Cedar Lantern Recovery Center',
    daysAgo: 64,
    rating: 5,
    status: 'approved',
    content:
      'The costs were explained before anything was signed. I still have the sheet of paper on which they wrote them down.',
  },
  {
    by: 'luz',
    center: 'Cedar Lantern Recovery Center',
    daysAgo: 95,
    rating: 5,
    status: 'approved',
    content:
      'They spoke Spanish with my aunt from the first minute. The room was clean and the food was all right.',
  },
  {
    by: 'sooah',
    center: 'Cedar Lantern Recovery Center',
    daysAgo: 110,
    rating: 4,
    status: 'approved',
    content:
      'Good care. The building is confusing, and we were late to our first meeting because of it.',
  },
  {
    by: 'tom',
    center: 'Cedar Lantern Recovery Center',
    daysAgo: 150,
    rating: 3,
    status: 'approved',
    content:
      'The staff were decent. It was full when we first called, and it took four days until a bed was free.',
  },
  {
    by: 'priya',
    center: 'Saltgrass Treatment House',
    daysAgo: 25,
    rating: 5,
    status: 'approved',
    content:
      'A real house, with a kitchen that people use. The counselor called me back every time she said she would.',
  },
  {
    by: 'tom',
    center: 'Saltgrass Treatment House',
    daysAgo: 88,
    rating: 4,
    status: 'approved',
    content:
      'Honest about what they do not do. They found us a place for the first week and took over from there.',
  },
  {
    by: 'marcus',
    center: 'Saltgrass Treatment House',
    daysAgo: 52,
    rating: 5,
    status: 'approved',
    content: 'I visited on four Sundays. It was calm each time.',
  },
  {
    by: 'yusuf',
    center: 'Loomside Outpatient Center',
    daysAgo: 36,
    rating: 5,
    status: 'approved',
    content:
      'Evening groups meant that no shifts were lost. The family nights were hard and worth it.',
  },
  {
    by: 'sooah',
    center: 'Loomside Outpatient Center',
    daysAgo: 70,
    rating: 4,
    status: 'approved',
    content: 'Small rooms and warm people. I wish that they were open on Sundays.',
  },
  {
    by: 'dana',
    center: 'Nine Pines Residential Program',
    daysAgo: 45,
    rating: 5,
    status: 'approved',
    content:
      'Far from everything, and that was the point. The staff know the woods and the people in their care.',
  },
  {
    by: 'teresa',
    center: 'Nine Pines Residential Program',
    daysAgo: 130,
    rating: 4,
    status: 'approved',
    content: 'Clear rules, told in advance. Phone reception is poor, so agree on times to call.',
  },
  {
    by: 'luz',
    center:
      'Ironbridge Community Center for Addiction Medicine, Family Therapy and Long-Term Recovery Support',
    daysAgo: 57,
    rating: 4,
    status: 'approved',
    content: 'Everything under one roof. The waiting room is loud in the morning.',
  },
  {
    by: 'priya',
    center: 'Meadowlark Counseling Group',
    daysAgo: 41,
    rating: 5,
    status: 'approved',
    content:
      'They said it would take nine days until the first visit and it took nine days. I appreciated that.',
  },
  {
    by: 'jordan',
    center: 'Mapleknot Addiction Medicine',
    daysAgo: 27,
    rating: 5,
    status: 'approved',
    content:
      'Walked in on a Monday, was seen, and left with a next appointment. Nobody lectured me.',
  },
  {
    by: 'andre',
    center: 'Rua Nova Counseling',
    daysAgo: 14,
    rating: 5,
    status: 'approved',
    content: 'Quiet office, and counselors who listen first.',
  },
  {
    by: 'marcus',
    center: 'Pippin Court Outpatient Center',
    daysAgo: 76,
    rating: 2,
    status: 'approved',
    content:
      'The groups were fine, but the schedule changed twice in a month and nobody called to tell me.',
  },
  {
    by: 'teresa',
    center: 'Heron Gate Treatment Center',
    daysAgo: 101,
    rating: 4,
    status: 'approved',
    content: 'One case manager from start to finish, as they promise. Visiting times are short.',
  },
  {
    by: 'tom',
    center: 'Quarrystep Medication Clinic',
    daysAgo: 39,
    rating: 3,
    status: 'approved',
    content: 'Opens early, which is why I go. The counseling room has thin walls.',
  },
  {
    by: 'priya',
    center: 'Winterberry Lane Residential Center',
    daysAgo: 115,
    rating: 4,
    status: 'approved',
    content: 'A beautiful place, and they say openly what it costs and what they do not accept.',
  },
  {
    by: 'yusuf',
    center: 'Spindle Street Drop-In',
    daysAgo: 20,
    rating: 5,
    status: 'approved',
    content: 'Not a program, and they do not pretend to be one. They helped me to find one.',
  },
  {
    by: 'jordan',
    center: 'Saltgrass Treatment House',
    daysAgo: 2,
    rating: 4,
    status: 'pending',
    content:
      'We waited two weeks for a place and they called every few days to say where we stood. The rooms are plain and clean.',
  },
  {
    by: 'andre',
    center:
      'Ironbridge Community Center for Addiction Medicine, Family Therapy and Long-Term Recovery Support',
    daysAgo: 1,
    rating: 5,
    status: 'pending',
    content:
      'I came in without insurance and without an appointment. Someone sat down with me and went through the choices.',
  },
  {
    by: 'sooah',
    center: 'Fieldstone Porch Recovery Center',
    daysAgo: 4,
    rating: 3,
    status: 'pending',
    content:
      'Good nurses at night. The bill came with a word we did not understand, and it took three calls until someone explained it.',
  },
  {
    by: 'curt',
    center: 'Sixth Bell Treatment Program',
    daysAgo: 9,
    rating: 1,
    status: 'rejected',
    content:
      'Do not go there. Call my cousin instead, he runs a better house and pays for your first night.',
  },
]
