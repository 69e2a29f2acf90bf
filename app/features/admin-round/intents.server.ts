import * as z from 'zod'
import { callResults } from '#app/lib/listing-facts.ts'
import type { Transaction } from '#db/client.server.ts'
import { answerCall, dismissReports, undoLastCall } from './answer-call.server.ts'
import { startSession } from './session.server.ts'

const intent = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('start') }),
  z.object({ intent: z.literal('answer'), call: z.uuid(), result: z.enum(callResults) }),
  z.object({ intent: z.literal('undo') }),
  z.object({ intent: z.literal('dismiss'), center: z.uuid() }),
])

type Intent = z.output<typeof intent>

/** What a form of the round asks for; null for one that is none of ours. */
export function readIntent(form: FormData): Intent | null {
  return intent.safeParse(Object.fromEntries(form)).data ?? null
}

/** Does it. False where there is nothing any more to do it to. */
export async function performIntent(tx: Transaction, asked: Intent): Promise<boolean> {
  switch (asked.intent) {
    case 'start':
      return (await startSession(tx)) > 0
    case 'answer':
      return (await answerCall(tx, asked.call, asked.result)).ok
    case 'undo':
      return (await undoLastCall(tx)).ok
    case 'dismiss':
      return dismissReports(tx, asked.center)
  }
}
