import type { Lexicon } from './lexicon.ts'
import { asksEn } from './lexicon-asks.en.ts'
import { choicesEn } from './lexicon-choices.en.ts'
import { genericEn } from './lexicon-generic.en.ts'
import { topicsEn } from './lexicon-topics.en.ts'

export const en: Lexicon = {
  choices: choicesEn,
  topics: topicsEn,
  openNow: `
    open now, open rn, 2day, 2nite, 2night, tonite, still open, open currently, currently open, who is open
    what's open, whats open, which are open, that are open, that is open, thats open, 24 hour
    24 hours, 24 hrs, 24hr, 24hrs, 24h, 24/7, twenty four hours, twenty four hour, 24 hours a day
    around the clock, round the clock, all night, overnight hours, today, tonight
    this evening, this morning, this afternoon, right now, at this hour, at this time, late night
    middle of the night
  `,
  openBeds: `
    bed available, beds available, available bed, available beds, availability, free bed, free beds
    empty bed, empty beds, a bed, bed, beds, bed today, beds today, bed tonight, bed right now
    beds right now, bed available today, bed available tonight, beds available today
    beds available tonight, available bed today, available beds today, immediate admission
    immediate placement, opening, openings, open spot, open spots, open slot, open slots
    spots available, spot available, available spot, available spots, slot available
    slots available, open placement, has space, has room, vacancy, vacancies, space available
  `,
  nearMe: `
    near me, near by, nearby, near here, near my home, near my house, near to me, close to me
    close to here, close to home, close to my house, close by, closest, nearest, around me
    around here, my area, in the area, in my neighborhood, in my town, in my city, in my county
    by me, by my house, local, locally, where i live, where i am, my location, current location
    walking distance, driving distance
  `,
  beforePlace: `
    in, near, nr, around, at, by, from, to, within, inside, outside, outside of, nearby to, next to
    serving, serves, in the city of, i live in, we live in, from the, near the, close to the
    mile of, miles of, mi of, mile from, miles from, mi from, mile radius of
  `,
  afterAge: `
    year old, years old, yr old, yrs old, year olds, yr olds, yo, y/o, yrs, years of age, yearold
    years young
  `,
  // Not "mile" alone: "12 Mile Run Road" is a street.
  // Not "from" and "to": "detox from tianeptine".
  beforeAnyPlace: `
    in, near, around, by, nearby to, next to, in the city of, in the town of, i live in, we live in
    near the, close to the
  `,
  afterMiles: `
    miles, mile of, miles of, mi of, mile from, miles from, mi from, mile radius, mile radius of
    mi radius, mi radius of, miles away, mi away, miles or less, miles or less from
  `,
  afterKilometers: `
    km, kms, km of, km from, km away, km radius, kilometer of, kilometer from, kilometer radius
    kilometers, kilometers of, kilometers from, kilometers away, kilometre radius, kilometres
    kilometres of, kilometres from, kilometres away
  `,
  afterMinutes: `
    minutes of, minutes from, minutes away, minute drive, minute drive from, minute drive of
    min from, min of, min away, min drive, mins from, mins of, mins away
  `,
  beforeAge: 'aged, age, ages, is, am, im, hes, shes, turned, turning, turns',
  asks: asksEn,
  generic: genericEn,
}
