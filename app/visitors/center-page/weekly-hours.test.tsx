import { describe, expect, it } from 'vitest'
import { readText, renderPage } from '#tests/support/render-center-page.tsx'

describe('the week of a center', () => {
  const html = renderPage()

  it('shows the week in plain words and marks the server’s weekday', () => {
    expect(readText(html)).toContain('Monday (today) 9 AM to 5 PM Tuesday Not listed')
    expect(readText(html)).toContain('Friday 9 AM to noon, 1 PM to 4 PM')
    expect(html.match(/aria-current="date"/g)).toHaveLength(1)
    expect(readText(renderPage({}, { today: '2026-11-24' }))).toContain(
      'Tuesday (today) Not listed',
    )
  })

  it('names a holiday of the coming week', () => {
    const week = (hours: string) =>
      [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({ day: '', dayOfWeek, hours }))
    const read = (hours: string, today: string, language: 'en' | 'es' = 'en') =>
      readText(renderPage({ openingHours: week(hours) }, { today }, language))
    expect(read('9 AM to 5 PM', '2026-11-26')).toContain(
      'Wednesday 9 AM to 5 PM Thursday, Thanksgiving (today) Usually 9 AM to 5 PM; call first Friday',
    )
    expect(read('Closed', '2026-11-20')).toContain(
      'Thursday, Thanksgiving Usually closed; call first',
    )
    expect(read('9 AM to 5 PM', '2026-07-01')).toContain(
      'Friday, Independence Day (observed) Usually 9 AM to 5 PM; call first Saturday, Independence Day Usually',
    )
    expect(read('9 AM to 5 PM', '2026-11-19')).not.toContain('Thanksgiving')
    expect(read('9 AM to 5 PM', '2026-11-27')).not.toContain('Thanksgiving')
    expect(read('Open 24 hours', '2026-11-26')).not.toContain('Thanksgiving')
    expect(read('9 AM to 5 PM', '2026-11-26', 'es')).toContain(
      'Jueves, Día de Acción de Gracias (hoy) Normalmente de las 9 a. m. a las 5 p. m.; llame antes de ir',
    )
  })

  it('shows the hours that a center gave for coming days', () => {
    const openingHours = [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({
      day: '',
      dayOfWeek,
      hours: '9 AM to 5 PM',
    }))
    const specialHours =
      'Thanksgiving: Closed; 2026-11-27: 9 AM to noon; Christmas Day: Closed; 2026-12-30: Closed; 2027-03-01: Closed'
    const page = readText(renderPage({ openingHours, specialHours }, { today: '2026-11-25' }))
    expect(page).toContain(
      'Thursday, Thanksgiving Closed Friday, Day after Thanksgiving 9 AM to noon',
    )
    expect(page).toContain('December 25, 2026, Christmas Day Closed December 30, 2026 Closed')
    expect(page).not.toContain('2027')
    const other = readText(
      renderPage({ openingHours, specialHours: '2026-12-01: Closed' }, { today: '2026-11-25' }),
    )
    expect(other).toContain('Tuesday, this week Closed')
  })

  it('is not there when no hours are known', () => {
    expect(renderPage({ openingHours: [] })).not.toContain('Opening hours')
  })

  it('has a bar for each day, of its closed hours, and says them short', () => {
    const [, monday = ''] = /<ol class="week">(.*?)<\/li>/.exec(html) ?? []
    expect(monday).toContain('<rect y="0" width="1" height="9"></rect>')
    expect(monday).toContain('<rect y="17" width="1" height="7"></rect>')
    expect(monday).toContain('>9–5<')
  })
})
