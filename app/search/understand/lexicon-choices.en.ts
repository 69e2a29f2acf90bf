import { stateWords } from '#site/state-words.ts'
import type { Lexicon } from './lexicon.ts'
import { accessEn } from './lexicon-access.en.ts'
import { soberLivingEn } from './lexicon-topics.en.ts'

export const choicesEn: Lexicon['choices'] = {
  // People who say "inpatient detox" want detox; inpatient or detox would show them less of it.
  detox: `
    detox, detoxes, detoxed, detoxing, detoxify, detoxification, medically supervised detox
    rapid detox, inpatient detox, inpatient detoxification, in patient detox, residential detox
    residential detoxification, detox and rehab, detox or rehab, rehab and detox, detox rehab, drying out, dry out, withdrawal management, medically managed withdrawal
    medical withdrawal, medically supervised withdrawal
    withdrawal, withdrawals, withdraw, withdrawing, methadone withdrawal, methadone withdrawals
    suboxone withdrawal, suboxone withdrawals, withdrawal treatment, withdrawal clinic, withdrawal center, withdrawal program, detox at home
    home detox, detox myself, detox by myself, off methadone, off suboxone, off subutex
    off buprenorphine, off of methadone, off of suboxone, methadone detox, suboxone detox
    detox from methadone, detox from suboxone, detoxing from methadone, detoxing from suboxone
    3.7 wm, 3.7wm, 3.7d, 3.7 detox, level 3.7 detox, 3.2 wm
  `,
  'outpatient-detox': `
    outpatient detox, out patient detox, outpatient detoxification, ambulatory detox, ambulatory withdrawal management, detox as an outpatient, detox outpatient
    outpatient withdrawal management, detox without staying, detox without staying over, detox without a bed, same day detox
  `,
  residential: `
    live there, live in program, place to live while, residential
    detox and rehab, detox or rehab, rehab and detox, detox rehab, residential detox, residential detoxification, live in, livein, sleep away, sleepaway, overnight, 24 hour residential
    24 hour care, room and board, long term, longterm, short term, extended care, extended stay
    therapeutic community, wilderness program, go away to rehab, 14 day, 21 day, 28 day, 28 days
    30 day, 30 days, 45 day, 45 days, 60 day, 60 days, 90 day, 90 days, 120 day, 120 days
    6 month program, 6 month rehab, six month program, 12 month program, year long program
    one year program, twenty eight day, thirty day, thirty days, sixty day, ninety day, ninety days
    level 3.1, level 3.5, level 3.7, 3.1, 3.5, 3.7, str, ltr
  `,
  inpatient: `
    inpatient detox, inpatient detoxification, in patient detox, inpatient, in patient, inpatients, hospitalization, hospitalized, hospitalize, hospital stay
    hospital based
  `,
  'partial-hospitalization': `
    partial hospitalization, partial, php, day program, day programs, day treatment, day rehab
    day hospital, outpatient day treatment, full day program, level 2.5, 2.5
    high intensity outpatient
  `,
  'intensive-outpatient': `
    intensive outpatient, intensive out patient, iop, iops, intensive, level 2.1, 2.1
  `,
  outpatient: `
    outpatient, out patient, outpatients, ambulatory, op program, op treatment, standard outpatient
    regular outpatient, go home at night, without going away, level 1 outpatient
  `,
  telehealth: `
    telehealth, tele health, telemedicine, tele medicine, teletherapy, telepsychiatry, online
    on line, virtual, virtually, remote, remotely, video, video calls, video visits
    video chat, zoom, facetime, skype, internet, web based, by phone, over the phone
    phone counseling, phone therapy, phone session, phone sessions, phone visit, from home
    from my home, from my house, home based, treatment at home, therapy at home, rehab at home
    counseling at home, at home treatment, at home therapy, at home rehab, at home counseling
    in home treatment, in home therapy, in home counseling, help at home, from my phone
    from my computer, without leaving home, without leaving the house
  `,
  counseling: `
    counseling, counselling, counselor, counselors, counsellor, counsellors, therapist, therapists
    therapy, therapies, therapeutic, psychotherapy, psychotherapist, psychologist, psychologists
    individual sessions, one on one, one to one, cbt, dbt, emdr, cognitive behavioral therapy
    dialectical behavior therapy, talk to someone, someone to talk to, somebody to talk to
    social worker, lcsw, lcadc, cadc, grief, grief counseling, grief counselor, grief therapy, bereavement, anger management
  `,
  'group-therapy': `
    group therapy, group, groups, group counseling, group counselling, group session, group sessions
    process group, therapy group, therapy groups
  `,
  'family-therapy': `
    family therapy, family therapist, family counseling, family counselling, family counselor
    family program, family programs, family session, family sessions, family treatment
    therapy for families, counseling for families, therapy with family, therapy for the family
    couples therapy, couples counseling, couples counselor, couples therapist, marriage counseling
    marriage counselor, marriage therapy, marital counseling, therapy for couples
  `,
  'medication-assisted': `
    medication assisted, medication assisted therapy, medically assisted treatment, mat, moud, maud
    medications for opioid use disorder, medication for opioid use disorder
    medications for alcohol use disorder, medication for addiction, medication treatment
    medication clinic, medicine for addiction, medication to stop drinking
    medicine to stop drinking, pill to stop drinking, pills to stop drinking, medication for alcohol
    medication for cravings, anti craving, cravings medication, craving medicine, maintenance
    opioid replacement, replacement therapy, opioid substitution, otp, otps
    opioid treatment program, opioid treatment programs, opiate treatment program, obot, obat
    office based opioid treatment, narcotic treatment program, monthly shot, monthly injection
    once a month shot, the shot, injectable, implant, antabuse, disulfiram, campral, acamprosate
    lucemyra, lofexidine, clonidine
  `,
  medicaid: `
    medicaid, medicaids, medicade, state insurance, state health insurance
    medicaid insurance, medicaid hmo, presumptive eligibility
  `,
  medicare: `
    medicare, medicare insurance, medicare advantage, medicare part a, part b, aetna medicare
    horizon medicare, horizon medicare advantage, united healthcare medicare
    unitedhealthcare medicare, uhc medicare, cigna medicare, amerihealth medicare
    wellpoint medicare, medicare supplement, medigap
  `,
  'private-insurance': `
    private insurance, private health insurance, private insurances, commercial insurance
    commercial, ppo, ppo insurance, employer insurance, employer plan, employee insurance
    insurance through work, insurance from work, insurance through my job, insurance from my job
    job insurance, work insurance, union insurance, parents insurance, cobra insurance, obamacare
    marketplace insurance, marketplace plan, affordable care act, aca plan, good insurance
    ${stateWords.marketplace}
  `,
  tricare: `
    tricare, tri care, tricare insurance, tricare prime, tricare select, tricare for life
    military insurance, military health insurance, champus, champva
  `,
  'free-or-low-cost': `
    cost, costs, how much, how much does it cost, how much is it, how much is, price, prices, pricing, fee
    fees, expensive, too expensive, no insurace, no insurence, no ins, medical bills
    free, free of charge, no charge, no cost, no fee, without paying, low cost, lower cost
    low price, low fee, low income, cheap, cheaper, cheapest, affordable, inexpensive, discount
    reduced cost, reduced fee, sliding scale, sliding fee, sliding fee scale, income based
    based on income, pay what you can, pay as you can, no insurance, no health insurance
    no medical insurance, uninsured, underinsured, un insured, without insurance
    without health insurance, w/o insurance, not insured, dont have insurance, don't have insurance
    don't have any insurance, dont have any insurance, do not have insurance
    does not have insurance, doesn't have insurance, doesnt have insurance, non insured
    lost insurance, lost my insurance, lost his insurance, lost her insurance, no coverage
    no insurance coverage, no medicaid, lost medicaid, lost my medicaid, insurance ran out
    can't pay, cant pay, cannot pay, can not pay, unable to pay, can't afford, cant afford
    cannot afford, can not afford, couldn't afford, couldnt afford, no money, out of money
    don't have money, dont have money, broke, poor, indigent, unemployed, no job, lost my job
    no income, welfare, food stamps, snap, general assistance, government, grant, grants, funded
    funding, state run, publicly funded, public assistance, scholarship, scholarships, charity
    payment assistance, payment help, financial assistance, financial aid, financial help
    help paying, help pay for, non profit, nonprofit, not for profit
  `,
  methadone: `
    methadone, methadose, dolophine, diskets, methadone maintenance, methadone dosing, dosing clinic
    guest dosing, guest dose, take home doses, take homes, takehomes, done clinic, mmt
  `,
  buprenorphine: `
    buprenorphine, buprenorphine naloxone, bupe, bup, suboxone, suboxone strips, suboxone films
    suboxone shot, suboxone injection, subs, sub doctor, sub dr, sub docs, sub clinic, subutex, sublocade, brixadi
    zubsolv, bunavail, belbuca, probuphine, cassipa, buprenex, xr buprenorphine, buprenorphine shot
  `,
  naltrexone: `
    naltrexone, vivitrol, vivitrol shot, vivitrol injection, naltrexone shot, naltrexone injection
    revia, depade, xr ntx, xr naltrexone, shot to stop drinking, shot for alcohol, alcohol shot
    opioid blocker, blocker shot
  `,
  spanish: `
    spanish, bilingual, latino, latina, latinos, latinas, latinx, hispanic, hispanics
  `,
  'sign-language': `
    sign language, american sign language, asl, deaf, hard of hearing, hearing impaired
    hearing loss
  `,
  women: `
    women, woman, womens, women's, female, females, ladies
  `,
  men: `
    men, man, mens, men's, male, males, gentlemen, guys, single dad
  `,
  pregnant: `
    pregnant, pregnant women, pregnant woman, pregnant mother, pregnant mom, pregnant girl
    pregnancy, expecting, expecting a baby, expectant, expectant mother, maternity, obgyn
    postpartum, post partum, postnatal, perinatal, prenatal, new mom, new moms, new mother
    new mothers, for mothers, for moms, young mothers, mothers program, baby, babies, newborn, newborns, infant, infants, breastfeeding, breast feeding
    nursing mother, nursing mothers, having a baby, had a baby, neonatal abstinence
  `,
  'under-18': `
    under 18, under age 18, under eighteen, younger than 18, below 18, 17 and under, 18 and under
    under the age of 18, underage, under age, teen, teens, teenager, teenagers, teenage, teenaged
    my teen, my teenager, my teens, our teen, our teenager, adolescent, adolescents, adolescence
    my adolescent, youth, youths, minor, minors, juvenile, juveniles, preteen, tween, kid, kids
    child, children, childrens, children's, boys, girls, pediatric, high school, high schooler
    high schoolers, middle school, middle schooler, young people, young person, youngster
    high school senior, high school seniors
  `,
  seniors: `
    seniors, senior, senior citizen, senior citizens, elderly, elder, elders, older adult
    older adults, older people, older person, older women, older woman, older men, older man
    old people, old person, aging, geriatric, over 50, over 55, over 60, over 65, over 70
    over the age of 65, over age 65, over sixty, over sixty five, 55 and older, 55 and over
    60 and over, 60 and older, 65 and older, 65 and over, 55 plus, 60 plus, 65 plus, retired
    retirees
  `,
  lgbtq: `
    lgbtq, lgbt, lgbtqia, lgbtq plus, glbt, gay, gays, lesbian, lesbians, bisexual, trans
    transgender, transgendered, transsexual, queer, nonbinary, non binary, same sex, homosexual
    trans man, trans woman, trans men, trans women, transgender man, transgender woman
    transgender women, transgender men
  `,
  veterans: `
    veterans, veteran, veteran's, vet, vets, veterans affairs, war veteran, disabled veteran
    disabled veterans, disabled vet, vietnam vet, military, ex military, former military
    military member, military personnel, military families, armed forces, active duty
    service member, service members, servicemember, servicemembers, soldier, soldiers, army veteran
    army vet, us army, navy, marine, marines, marine corps, air force, coast guard, national guard
    va hospital, va clinic, va rehab, va detox, va program, va benefits, va healthcare
    va medical center, the va, combat vet, combat veteran, combat veterans, combat ptsd
  `,
  'mental-health': `
    mental, mental illness, mental illnesses, mentally ill, mental breakdown, nervous breakdown
    emotional problems, psychiatrist, psychiatrists, psychiatry, psychiatric, psych, psych ward
    medication management, dual, co occurring, cooccurring, comorbid, mica, depression, depressed
    depressive, anxiety, anxious, panic, panic attack, panic attacks, bipolar, bi polar, manic
    mania, mood disorder, ptsd, trauma, traumatic, traumatized, trauma informed, schizophrenia
    schizophrenic, schizoaffective, psychosis, psychotic, hearing voices, delusions, delusional
    paranoia, paranoid, adhd, ocd, bpd, borderline, personality disorder, eating disorder
    eating disorders, anorexia, anorexic, bulimia, bulimic
  `,
  'court-referred': `
    my po, po says, po told me, my p o, court, courts, court ordered, court order, court mandate, court appointed, court date, mandated
    judge, judge ordered, ordered by judge, probation, probation officer, parole, parole officer
    parolee, mental health court, pretrial, pre trial, pretrial intervention, pti, diversion, jail
    prison, incarcerated, incarceration, inmate, inmates, reentry, re entry, released from jail
    arrested, arrest, convicted, conviction, felon, felons, felony, criminal record
    criminal justice, criminal charges, drug charge, drug charges, facing charges, possession charge
    legal problems, legal trouble, legal issues, in trouble with the law, sentenced, bail, ex con
    ex offender, ex offenders, ankle monitor, ankle bracelet
  `,
  dui: `
    dui, duis, dwi, dwis, dui court, dwi court, owi, idrc, intoxicated driver, intoxicated driving
    impaired driving, drunk driving, drunk driver, driving drunk, drinking and driving
    driving under the influence, driving while intoxicated, lost my license, lost license
    suspended license, license suspended, license back, drivers license, driver's license
    ignition interlock, interlock
  `,
  wheelchair: `
    wheelchair, wheelchairs, wheel chair, wheelchair access, accessible, accessibility, handicap
    handicapped, disability access, disabled access, physically disabled, physical disability
    disabled, ada accessible, mobility, can't walk, cant walk, elevator, ramp, disability
  `,
  'sober-living': soberLivingEn,
  ...accessEn,
}
