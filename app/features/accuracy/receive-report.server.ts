import { sql } from 'drizzle-orm'
import type { RouterContextProvider } from 'react-router'
import { clientAddressContext, loggerContext, reportLimitContext } from '#app/context.ts'
import { withDatabase } from '#app/database.server.ts'
import { checkForm, type Result, readField } from '#app/lib/form.ts'
import { readRows } from '#db/read-rows.server.ts'
import { checkFields, honeypotField, reportInput, throttled, unavailable } from './report-input.ts'

/**
 * Checks what a visitor reports about a center and stores it; 'gone' where the center is not there any more. Of
 * the reporter nothing is stored but a hash of the network, which the database makes with the day's salt. What
 * fills the honeypot is answered like any other, and not stored.
 */
export async function receiveReport(
  context: Readonly<RouterContextProvider>,
  centerId: string,
  form: FormData,
): Promise<Result<'stored' | 'gone'>> {
  const checked = checkForm(reportInput, form, { title: checkFields })
  if (!checked.ok) return checked
  if (readField(form, honeypotField) !== '') return { ok: true, value: 'stored' }
  const { kind, note } = checked.value
  try {
    const taken = await context.get(reportLimitContext).take(context.get(clientAddressContext))
    if (!taken.ok) return { ok: false, errors: throttled(taken.retryAfter) }
    const [row] = await withDatabase(context, (tx) =>
      readRows<{ isStored: boolean }>(
        tx,
        sql`select report_problem(${centerId}, ${kind}, ${note}, ${taken.network}) as "isStored"`,
      ),
    )
    return { ok: true, value: row?.isStored ? 'stored' : 'gone' }
  } catch (error) {
    context.get(loggerContext).error({ err: error }, 'a report could not be stored')
    return { ok: false, errors: unavailable }
  }
}
