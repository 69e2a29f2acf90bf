import { formatDate } from '#app/lib/format-date.ts'
import type { SavedCenter } from '#app/lib/kept-list.ts'
import { formatHours, formatWeekday } from '#app/lib/opening-hours.ts'
import { labelPlace } from '#app/lib/places/near.ts'
import { fill } from './fill.ts'
import type { ListTexts } from './messages.en.ts'

type Said = Pick<SavedCenter, 'place' | 'hours' | 'checked'>

/**
 * What of a center's facts is words, in the list's language. Kept facts are in English whatever the language
 * in which they were kept: so they stay comparable. Words that are not ours stay as they are.
 */
export function localizeFacts({ place, hours, checked }: Said, text: ListTexts): Said {
  if (text.language === 'en') return { place, hours, checked }
  return {
    place: place && labelPlace(place, text.language),
    hours: hours
      ? hours
          .split('; ')
          .map((run) => sayHours(run, text))
          .join('; ')
      : hours,
    checked: sayChecked(checked, text),
  }
}

/** "Temporarily Closed"; null for a center that is open. */
export function sayClosed({ status }: Pick<SavedCenter, 'status'>, text: ListTexts): string | null {
  return status === 'Open' ? null : text.facts.statuses[status]
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** "Mon–Fri 9 AM to 5 PM" */
function sayHours(run: string, { language }: ListTexts): string {
  const day = `(?:${days.join('|')})`
  const [, named, published = ''] = new RegExp(`^(${day}(?:(?:–|, )${day})?) (.+)$`).exec(run) ?? []
  if (!named) return run
  const said = named.replace(/[A-Z]\w+/g, (name) =>
    formatWeekday(days.indexOf(name) + 1, language).slice(0, 3),
  )
  const hours = formatHours(published, language)
  return `${said} ${hours.charAt(0).toLowerCase()}${hours.slice(1)}`
}

/** "Checked May 3, 2025", "Listed from SAMHSA, 2021; not checked yet" */
function sayChecked(checked: string, { facts, language }: ListTexts): string {
  if (checked === 'Sample listing') return facts.sample
  if (checked === 'Added by our staff; not checked yet') return facts.byStaff
  if (checked === 'Phone reported wrong, being checked') return facts.reported
  const [, month = '', day, year] =
    /^Checked ([A-Z][a-z]{2})[a-z]* (\d+), (\d{4})$/.exec(checked) ?? []
  if (day && year) {
    // Noon in New Jersey. All browsers read a month by its first three letters.
    const date = new Date(`${day} ${month} ${year} 17:00 UTC`)
    return fill(facts.checkedOn, { date: formatDate(date, language) })
  }
  const [, list] = /^Listed from (.+); not checked yet$/.exec(checked) ?? []
  if (!list) return checked
  return fill(facts.listed, { list: list.replace(/^an import\b/, facts.anImport) })
}
