import { describe, expect, it } from 'vitest'
import { planCalls } from './call-pace.ts'

const none = {
  centers: 0,
  fresh: 0,
  calls: 0,
  answered: 0,
  checked: 0,
  workedDays: 0,
  minutes: null,
}

describe('the plan of calls', () => {
  it('says what share this pace keeps fresh, and how many calls would keep all', () => {
    // 20 calls on each of 20 days checked 280 centers: ten per calendar day.
    const pace = {
      centers: 1_200,
      fresh: 700,
      calls: 400,
      answered: 350,
      checked: 280,
      workedDays: 20,
      minutes: 4,
    }
    const plan = planCalls(pace)
    expect(plan?.share).toBeCloseTo(0.583, 3)
    expect(plan?.shareAtThisPace).toBe(0.75)
    expect(plan?.callsADay).toBe(20)
    // 1,200 answers in 64.3 working days, 1.14 calls for each, and a quarter of all calls drawn.
    expect(plan?.callsNeeded).toBe(29)
  })

  it('never promises more than everything', () => {
    const all = { centers: 10, fresh: 10, calls: 100, answered: 100, checked: 10 }
    expect(planCalls({ ...all, workedDays: 5, minutes: 3 })).toMatchObject({
      share: 1,
      shareAtThisPace: 1,
      callsADay: 20,
    })
  })

  it('begins with one answer for each call, and is empty without any', () => {
    expect(planCalls({ ...none, centers: 343 })).toEqual({
      share: 0,
      shareAtThisPace: 0,
      callsADay: 0,
      callsNeeded: 8,
    })
    expect(planCalls(none)).toBeNull()
  })
})
