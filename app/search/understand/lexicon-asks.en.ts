/**
 * English wishes that no filter has. The page quotes them and says to ask by phone; a center whose
 * listing has the words comes first. Drugs aren't among them: every center is for those.
 */
export const asksEn = `
  1 on 1, 12 step based, own bathroom, private bathroom, bathroom, 6 months, a ride, accepting new patients, acupuncture, admission, admissions
  african american, aftercare, aids, allows smoking, alternative, alternatives, alumni, amerigroup, anonymous, anthem
  anthem blue cross, appointment, appointment today, appointments, approved, arson, art therapy, article, assessment
  assessments, beacon health options, become a counselor, become a recovery coach, best, best rated, bible
  biofeedback, black counselor, black therapist, braven, bus, bus line, by bus, carefirst, case management
  case manager, caseworker, cash, casino, cat, catholic, cats, cell phone, cell phones, centene, certification
  certified, christian, chronic pain, church, clover health, cold turkey free, college, college students, commit
  commitment, confidential, confidentially, conjugal, cops, couples, couples together, credit card, dental, dentist
  disability leave, discreet, doctors note, doctors only, dog, dogs, donate, donation, donations, drug screen
  drug test, drug testing, education, emblem, emblemhealth, emotional support, emotional support animal
  emotional support cat, emotional support dog, empire blue cross, employment help, equine, equine therapy, eval
  evaluation, evaluations, events, evidence based, exclusive, executive, faith, faith based, family visits, farm, fast
  female counselor, female doctor, female therapist, financing, firefighter, firefighters, first responder
  first responders, fitness, flexible, flexible schedule, fmla, food, food addiction, free ride, full time, gambler
  gambling, gaming, ged, geha, geisinger, ghi, good reputation, green card, gym, halal, harvard pilgrim, health first
  healthfirst, hep c, hepatitis, hepatitis c, high end, highest rated, highmark blue cross, hiking, hiring, hiv
  hiv testing, holistic, homeless shelter, horses, how long, how long is the wait, humana, ibogaine, immigrant
  immigrants, immigration status, independence blue cross, individual only, intake, intakes, internet addiction
  internship, involuntary, jewish, job placement, job training, jobs, kaiser, kaiser permanente, keep my job
  keep my phone, keep ur phone, keep working, keep your phone, ketamine therapy, keystone first, kosher, lady doctor
  laptop, lawyers, leave of absence, legit, length of stay, lets you smoke, licensed, local union, lose my job
  losing my job, lost my job over it, luxurious, luxury, magellan, male counselor, male doctor, male therapist
  man therapist, massage, meals, meditation, meritain, molina, multiplan, music therapy, muslim, my dog
  native american, natural, natural detox, nature, near bus, near the beach, near train, neurofeedback, new patients
  next day, no 12 step, no aa, no car, no documents, no groups, no id, no papers, no referral, no wait, no wait list
  no waiting list, no waitlist, non 12 step, non narcotic, non religious, non smoking, not 12 step, not aa
  not religious, nurse, nurses, nutrition, nutritionist, omnia, one year, optum, out of pocket, outdoors, own room
  oxford health, oxford insurance, pain management, paper, parking, part time, pastor, payment plan, payment plans
  peer, peers, permanent housing, pet, pet friendly, pets, phone allowed, phones allowed, pick me up, pick up
  pick us up, pick you up, picks, picks up, pickup, pilots, police, police officer, police officers, pool, porn
  prayer, privacy, private pay, private room, private rooms, professionals, qualcare, quick intake, rabbi, ranch
  rated, rating, ratings, recovery coach, recovery coaches, referral, referrals, religion, religious, remote work
  reputable, review, reviews, ride, rides, room, rooms, salary, same day, same day appointment, same day appointments
  same room, sauna, school, screening, section, secular, self pay, service dog, sex addiction, sex offender
  sex offenders, shared room, shelter, shelters, shopping addiction, short term disability, shuttle, single room
  six months, small, small group, small groups, smoke cigarettes, smoke free, smoking allowed, sober transport
  sound bath, spiritual, sports, state licensed, statistics, stats, std testing, student, students
  substance abuse evaluation, success rate, success rates, take home, taking new patients, teachers, the beach, tms
  together with my husband, together with my wife, top, train, training, trainings, transport, transportation
  transportation provided, trustworthy, ultra rapid detox, umr, undocumented, united healthcare oxford
  unitedhealthcare oxford, upscale, urine test, vape there, vaping allowed, vegan, vegetarian, video games, violent
  visitation, visiting hours, visitors, volunteer, volunteering, wait list, wait time, wait times, waiting list
  waitlist, weekend program, wellcare, while working, wifi, without a wait, without id, without waiting list
  woman counselor, woman doctor, woman therapist, women counselors, work remote, work remotely, work schedule, wound
  wound care, wounds, year long, yoga
`
