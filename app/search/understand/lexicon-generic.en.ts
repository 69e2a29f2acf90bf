import { stateWords } from '#site/state-words.ts'

/** English words that restrict nothing. Leaves out words by which people know a center ("hope"). */
export const genericEn = `
  weekend in a row, in the weekend, dont judge, don't judge, dont judge me, judge me, no judgment, judgment free, judging, out of jail, out of prison
  got out of jail, got out of prison, home from jail, home from prison, question mark, exclamation point, full stop
  cant stay overnight, can't stay overnight, cannot stay overnight, s p detox, step down, stepdown, in a row, um, umm
  ummm, uh, uhh, uhm, er, hmm, hm, hey, heya, yo, hey siri, siri, ok google, okay google, hey google, alexa, hey alexa
  idk, idc, idek, abt, wya, hrs, hr, af, asf, lol, lmao, lmfao, tbh, ngl, imo, fr, frfr, rn, atm, btw, omg, smh, ur
 b4, thx, ty, tysm, tyvm, ppl, smth, sth, tryna, finna, lemme, gimme, kinda, sorta, dunno, dont know
  i dont know, ima, imma, bro, bruh, dude, sis, fam, homie, yall, aint, cuz, cause, prolly, rly, srsly, bcuz, bc
  wit, wut, wat, da, dat, plzz, plss, plis, you know, like, ya, yeah, yep, yup, nah, nope, mhm, sup, hows, hello there
  dear, sir, maam, madam, so yeah, i mean, i guess, anyways, anyway, basically, literally, actually, honestly, pretty
  ago, miss, cut, every night, every evening, last night, all weekend, every weekend, last weekend, over the weekend
  on weekends only, drinks on weekends, drinking on weekends, weekend drinker, weekend binge, early recovery
  early stage, nightly, cant afford to miss, can't afford to miss, cant afford to lose, can't afford to lose
  afford to miss, afford to lose, child support, shot, shots, the, an, and, or, of, for, with, without, on, off, up
  out, into, onto, about, as, than, then, so, but, if, because, while, until, after, before, during, since, also, too
  very, really, just, only, even, ever, never, again, always, still, already, yet, maybe, please, pls, plz, thanks
  thank, hi, hello, ok, okay, etc, vs, per, through, between, under, over, back, away, down, along, against, among
  upon

  me, my, mine, myself, we, us, our, ours, you, your, yours, he, him, his, himself, she, her, hers, herself, it, its
  itself, they, them, their, theirs, themselves, this, that, these, those, here, there, someone, somebody, something
  anyone, anybody, anything, everyone, everything, nobody, nothing, everybody, one, ones, other, others, another, any
  all, some, both, each, every, such, same, own, no, not, none, yes, more, most, less, least, much, many, few, lot
  lots, who, whom, whose, what, when, where, which, why, how, somewhere, anywhere, everywhere, else, it's, that's
  what's, who's, where's, here's, there's, let's, whats, wheres, whos, thats, theres, i'm, i am, i've, i'd, i'll, ive
  im, id, he's, she's, hes, shes, we're, you're, they're, theyre, youre, can't, cant, don't, dont, doesn't, doesnt
  didn't, didnt, won't, wont, isn't, isnt, aren't, arent, wasn't, wasnt, haven't, havent, hasn't, hasnt, couldn't
  wouldn't, shouldn't, cannot

  be, am, is, are, was, were, been, being, do, does, did, doing, done, have, has, had, having, can, could, will, would
  should, shall, may, might, must, need, needs, needed, needing, want, wants, wanted, wanting, wanna, gonna, gotta
  look, looking, looks, lookin, search, searching, find, finding, found, seek, seeking, get, gets, getting, got, go
  goes, going, went, gone, come, comes, coming, came, give, gives, gave, take, takes, taking, took, taken, accept
  accepts, accepting, accepted, offer, offers, offering, offered, provide, provides, providing, serve, allow, allows
  allowed, let, lets, keep, keeps, kept, stay, stays, staying, start, starting, started, begin, beginning, make, makes
  making, made, put, say, says, said, tell, tells, told, know, knows, think, thinks, thinking, feel, feels, feeling
  see, call, calling, contact, talk, talking, speak, speaks, speaking, ask, asking, show, list, pick, choose, choosing
  recommend, recommended, recommendation, recommendations, suggest, suggestions, visit, visiting, join, enroll, enter
  entering, send, sending, bring, admit, admits, admitted, admitting, check, checked, checking, apply, applying
  qualify, eligible, work, works, working, live, lives, living, move, moving, travel, drive, driving, treat, treats
  treating, treated, specialize, specializes, specializing, specialized, deal with, dealing with, handle, refuse
  refuses, refusing, refused, leave, left, lost, losing, save, pay, pays, paying, paid, afford, payment, payments

  help, helps, helping, helped, helpful, support, supportive, stop, stops, stopping, stopped, quit, quits, quitting
  recover, recovers, recovering, recovered, recovery, try, tries, trying, tried, struggle, struggles, struggling
  suffer, suffers, suffering, fight, fighting, battling, beat, overcome, better life, turn my life around, my life
  change my life, life back

  first time, bottom, rock bottom, desperate, hopeless, helpless, scared, afraid, worried, alone, lonely, ashamed
  ready, willing, unwilling, tired, sick, hurting, crying, lying, stealing, problem, problems, trouble, issue, issues
  situation, question, questions, advice, guidance, now, asap, immediately, immediate, urgent, urgently, emergency
  crisis, quick, quickly, soon, referred, consult, consultation, discharge, discharged, discharging
  discharge planning, transfer, placement, placements, level of care, levels of care, loc, asam, patient, patients
  client, clients, wait, waiting, suicide, suicidal, overdose, overdosed, overdosing, overdoses, die, dying, died
  dead, death, kill, emergencies

  rehab, rehabs, rehabilitation, rehabilitate, center, centers, centre, centres, ctr, clinic, clinics
  facility, facilities, hospital, hospitals, program, programs, programme, treatment, treatments, tx, trt, care
  healthcare, health, healthy, medical, medically, medicine, medicines, medication, medications, meds, med, pill
  prescription, prescriptions, prescribe, prescribes, prescriber, prescribers, rx, service, services, servs, resource
  resources, option, options, place, places, spot, unit, units, office, offices, site, agency, agencies, organization
  organizations, institute, institution, provider, providers, practice, practitioner, practitioners, physician
  physicians, doctor, doctors, dr, md, specialist, specialists, expert, experts, professional, staff, team, pcp
  primary care, addictionologist, wellness, community, behavioral, behavioural, house, houses, home, homes, campus
  retreat, substance, substances, system, better, good, great place, nice, trusted, quality, safe, safest, safely
  clean, decent, private, privately, anonymously, secret, accredited, different, specific, certain, type, types, kind
  kinds, way, ways, right, real help, number, numbers, phone, telephone, hotline, helpline, line, address, addresses
  hours, directions, map, website, websites, email, info, information, directory, locator, finder, near, location
  locations, locate, located, area, areas, region, close, distance, city, cities, town, towns, township, county
  counties, state, statewide, zip, zip code, zipcode, neighborhood, mile, miles, radius, minute, minutes, open, opened
  opens, closed, hour, time, times, day, days, daily, week, weeks, weekly, weekday, weekdays, month, months, monthly
  year, years, night, morning, mornings, afternoon, afternoons, tomorrow, 7 days a week, 7 days, days a week
  once a week, schedule, pm

  ${stateWords.generic.en}

  addict, addicts, addicted, addiction, addictions, addictive, adicted, chemical dependency, chemically dependent
  dependence, dependency, dependent, disorder, disorders, sud, oud, aud, aod, abuse, abuses, abuser, abusers, abusing
  abused, misuse, use, uses, user, users, used, using, usage, relapse, relapses, relapsed, relapsing
  relapse prevention, sober, sobriety, soberity, 30 days sober, 60 days sober, 90 days sober, 30 days clean
  60 days clean, 90 days clean, drug free, drugfree, alcohol free, free from drugs, free from alcohol, free of drugs
  free of alcohol, toll free, tollfree, drug, drugs, druggie, narcotic, narcotics, street drugs, polysubstance
  poly substance, hooked, craving, cravings, habit, get high, getting high, gets high, got high, junkie, tolerance
  no methadone, not methadone, without methadone, non methadone, no suboxone, without suboxone, no mat, alcohol
  alcohols, alcoholic, alcoholics, alcoholism, etoh, drink, drinks, drinking, drank, drinker, drunk, drunks, booze
  boozing, liquor, beer, beers, wine, vodka, whiskey, whisky, rum, tequila, gin, binge, bingeing, bender, blackout
  blackouts, hangover, hungover, intoxicated, intoxication, wasted, opioid, opioids, opiate, opiates, opium, heroin
  heroine, dope, smack, black tar, china white, diesel, fentanyl, fentanil, fentynal, phentanyl, fent, fetty, fenty
  carfentanil, nitazene, nitazenes, tranq, xylazine, medetomidine, zombie drug, oxy, oxys, oxycodone, oxycontin
  oxycotin, roxy, roxies, roxys, roxicodone, perc, percs, percocet, percocets, percoset, perc 30, m30, m30s, blues
  vicodin, vike, vikes, hydrocodone, hydros, norco, norcos, lortab, dilaudid, hydromorphone, morphine, codeine, lean
  purple drank, opana, oxymorphone, tramadol, tramadols, demerol, tapentadol, kratom, 7oh, 7 oh, tianeptine
  painkiller, painkillers, pain killer, pain killers, pain pill, pain pills, pain meds, pain medication, pills
  cocaine, coke, cokehead, blow, crack, crackhead, freebase, stimulant, stimulants, uppers, meth, meths
  methamphetamine, methamphetamines, crystal, crank, tweak, tweaking, tweaker, tina, amphetamine, amphetamines, speed
  ice, adderall, adderal, ritalin, vyvanse, concerta, study drugs, benzo, benzos, benzodiazepine, benzodiazepines
  xanax, xanex, xan, xans, xannies, bars, klonopin, kpins, clonazepam, alprazolam, valium, diazepam, ativan, lorazepam
  librium, downers, sedative, sedatives, tranquilizer, tranquilizers, ambien, zolpidem, barbiturate, barbiturates
  phenobarbital, soma, gabapentin, gabbies, neurontin, lyrica, phenibut, ghb, rohypnol, roofies, weed, pot, marijuana
  cannabis, thc, dabs, edibles, vape, vapes, vaping, hash, smoke, smokes, smoking, cigarettes, cigarette, tobacco
  nicotine, k2, spice, synthetic marijuana, delta 8, bath salts, flakka, molly, ecstasy, mdma, lsd, acid, shrooms
  mushrooms, hallucinogens, psychedelics, angel dust, wet, sherm, ketamine, special k, dxm, robotripping, inhalants
  huffing, whippets, whippits, nitrous, steroids, khat, snort, snorts, snorting, shoot up, shooting up, inject
  injects, injecting, injection drug use, iv drug use, iv drug user, iv drug users, needles, needle, syringe

  adult, adults, people, person, persons, individual, individuals, men and women, women and men, men or women
  women or men, male and female, female and male, male or female, men women, coed, co ed, couple, single, english
  language, languages, interpreter, translator, child custody, custody, dcpp, dyfs, cps, boss, coworker, neighbor
  homeless, homelessness, on the street, on the streets, lawyer, attorney, legal, outreach, educational, class
  classes, on disability, ssi, ssdi, plan, plans, benefit, benefits, network, policy, face to face, continuing care
  follow up



  able, serious, seriously, severe, terrible, crazy, affirming, angry, anymore, argue, argues, arguing, bad, badly, worse, worst, based, basement
  believe, believes, besides, big, bills, caring, case, cases, comfortable, committed, voluntary, voluntarily, company
  compare, comparison, out of control, country, currently, current, danger, dangerous, denial, denies, destroy
  destroyed, destroying, difference, difficult, direct, directly, divorced, early, earliest, easy, effective, evicted
  experienced, explain, far, farther, further, fired, kicked out, force, forced, forcing, friendly, welcoming
  inclusive, happen, happens, happened, happening, hard, hate, hates, hide, hides, hiding, hit, hits, honest, hungry
  important, instead, job, large, last, lasts, lasting, lately, recently, later, sooner, law, laws, lie, lies, lied
  long, longer, longest, lose, loses, love, loved, loves, married, matter, matters, mean, means, moment, money, old
  older, past, people's, previous, rate, rates, success, reason, reasons, require, requires, required, requirement
  requirements, rights, ruin, ruined, ruining, run, runs, ran, running, sleep, sleeping, sleeps, steal, steals, stole
  stolen, thing, things, truly, understand, understands, unmanageable, versus, well, whether, worker, workers, yell
  yells, yelling, yesterday, young, younger, want to change, ready to change, make a change, test, tests, tested
  testing, after detox, post detox, from detox, after inpatient, from inpatient, after residential, from residential
  post rehab, last resort, guy, whatever, whoever, wherever, due to, related, addicted to suboxone
  addicted to methadone, hooked on suboxone, hooked on methadone, throwing up, vomiting, sweating, sure, choice of
  no choice, normal, cure, cured, cures, fix, fixed, rules, google, symptom, symptoms, cessation, beats me, signs
  sign, effects, side effects, stages, do i have a problem, without anyone knowing, pharmacy, pharmacies, walk
  schools, caught, vape pen, pens, dx, diagnosis, diagnosed, pending, non

  in january, in february, in march, in april, in may, in june, in july, in august, in september, in october
  in november, in december, in summer, in the summer, in winter, in the winter, in spring, in the spring, in the fall
  around noon, around midnight, around christmas, around holidays, around the holidays, in advance, in debt
  in general, in labor, in shock, in tears, in total, near fatal, foster care, by car, by taxi, by uber, by lyft
  by text, believe in, faith in, specialize in, specializes in, specializing in, specialist in, trained in
  experience in, experienced in, interested in, accredited by, approved by, certified by, covered by, licensed by
  operated by, owned by, prescribed by, run by
`
