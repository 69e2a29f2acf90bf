/**
 * English wishes that no filter has. The page quotes them and says to ask by phone; a center whose
 * listing has the words comes first. Drugs aren't among them: every center is for those.
 */
export const asksEn = `
  pet, pets, pet friendly, dog, dogs, my dog, cat, cats, service dog, emotional support animal
  private room, private rooms, single room, own room, shared room, room, rooms, luxury, luxurious, upscale, high end
  executive, exclusive, the beach, near the beach, phone allowed, phones allowed, cell phone, cell phones, keep my phone
  laptop, wifi, internet, smoking allowed, smoke free, non smoking, vaping allowed, visitors, visitation
  family visits, visiting hours, conjugal, food, meals, vegan, vegetarian, kosher, halal, gym, pool, yoga
  meditation, acupuncture, massage, art therapy, music therapy, horses, equine, equine therapy, outdoors, nature
  christian, faith based, faith, church, catholic, jewish, muslim, religious, religion, not religious, non religious
  secular, spiritual, bible, prayer, pastor, rabbi, non 12 step, not 12 step, no 12 step, no aa, not aa
  12 step based, holistic, natural, evidence based, alternative, alternatives, success rate, success rates
  reviews, review, best, top, best rated, highest rated, rated, ratings, rating, reputable, trustworthy, legit
  good reputation, private pay, self pay, cash, out of pocket, credit card, payment plan, payment plans, financing
  length of stay, long term, short term, 30 day, 30 days, 60 day, 60 days, 90 day, 90 days, 28 day, 28 days
  6 months, six months, one year, year long, how long, weekend program, part time, full time, flexible
  flexible schedule, keep working, keep my job, while working, work schedule, leave of absence, fmla, short term disability
  disability leave, doctors note, transportation, transport, transportation provided, ride, rides, a ride, pick me up
  pick up, picks up, picks, pickup, shuttle, bus, bus line, near bus, by bus, train, near train, parking, walking distance
  no car, job training, job placement, employment help, jobs, ged, school, education, housing, permanent housing
  shelter, shelters, homeless shelter, couples together, couples, together with my husband, together with my wife
  same room, female counselor, female therapist, woman counselor, woman therapist, women counselors, male counselor
  male therapist, man therapist, black therapist, black counselor, african american, native american, nurses, doctors only
  professionals, pilots, lawyers, first responder, first responders, police, police officer, police officers, firefighter
  firefighters, cops, teachers, college, college students, student, students, nurse, union, unions, sex addiction
  porn, gambling, gambler, casino, video games, gaming, internet addiction, shopping addiction, food addiction
  hiv, hiv testing, aids, hepatitis, hepatitis c, hep c, std testing, dental, dentist, pain management, chronic pain
  wound care, wound, wounds, drug test, drug testing, drug screen, urine test, evaluation, evaluations, eval
  assessment, assessments, substance abuse evaluation, screening, intervention, interventionist, involuntary
  commitment, commit, section, case manager, case management, caseworker, peer, peers, recovery coach, recovery coaches
  aftercare, alumni, hospital based, small, small group, small groups, no groups, one on one, 1 on 1, individual only
  anonymous, confidential, confidentially, discreet, privacy, no id, without id, no papers, no documents, undocumented
  immigrant, immigrants, immigration status, green card, sex offender, sex offenders, arson, violent, new patients
  accepting new patients, taking new patients, same day, same day appointment, same day appointments, next day
  appointment, appointments, appointment today, fast, quick intake, intake, intakes, admission, admissions, waitlist
  wait list, wait time, wait times, how long is the wait, referral, referrals, no referral, free ride, sober transport
  take home, cold turkey free, non narcotic, natural detox, rapid detox, ultra rapid detox, ibogaine, ketamine therapy
  tms, neurofeedback, biofeedback, sound bath, sauna, nutrition, nutritionist, fitness, hiking, sports, farm, ranch
  state licensed, licensed, certified, approved
`
