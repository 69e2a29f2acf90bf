import type { Transaction } from '#db/client.server.ts'
import { readMember } from './list-members.server.ts'
import { isMemberId, type Member } from './member.ts'
import { loadFailed, unchanged } from './messages.ts'

/** A member for a dialog, or why there is none to show; `status` is the answer's. */
type OpenedMember =
  | { ok: true; status: 200; member: Member }
  | { ok: false; status: 403 | 404 | 503; problem: string }

type Read = (
  work: (tx: Transaction) => Promise<Member | null>,
) => Promise<{ ok: true; value: Member | null } | { ok: false; message: string }>

/** Nobody is shown to themselves here: what the dialogs ask about is not theirs to do. */
export async function openMember(id: string, read: Read): Promise<OpenedMember> {
  if (!isMemberId(id)) return { ok: false, status: 404, problem: unchanged.gone }
  const result = await read((tx) => readMember(tx, id))
  if (!result.ok) return { ok: false, status: 503, problem: loadFailed + result.message }
  if (!result.value) return { ok: false, status: 404, problem: unchanged.gone }
  if (result.value.isSelf) return { ok: false, status: 403, problem: unchanged.self }
  return { ok: true, status: 200, member: result.value }
}
