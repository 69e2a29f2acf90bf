import { useEffect, useRef, useState } from 'react'
import type { KeptList } from '#app/center/saved/kept-list.ts'
import { readListValue } from '#app/center/saved/stored-list.ts'
import { useListTexts } from './list-texts.ts'
import { mergeLists } from './merge-lists.ts'
import type { ChangeList } from './use-list.ts'

type Props = { list: KeptList; change: ChangeList }

/** Milliseconds without a change before the copy in the account is updated. */
const pauseMs = 2_000
const maxTries = 3

/** Lets a member keep a copy of the list in the account. */
export function AccountPanel({ list, change }: Props) {
  const { account } = useListTexts()
  const [statusText, setStatusText] = useState('')
  const shown = JSON.stringify({ centers: list.centers, removed: list.removed })
  const stored = useRef('')

  useEffect(() => {
    if (!list.inAccount || shown === stored.current) return
    const timer = setTimeout(async () => {
      setStatusText(account.saving)
      const merged = await saveCopy(list).catch(() => null)
      if (!merged) {
        setStatusText(account.failed)
        return
      }
      stored.current = JSON.stringify({ centers: merged.centers, removed: merged.removed })
      change((before) => mergeLists(before, merged))
      setStatusText(account.done)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [list, shown, change, account])

  const choose = async (isWanted: boolean) => {
    change((before) => ({ ...before, inAccount: isWanted, removed: {} }))
    if (isWanted) return
    const deleted = await send({ intent: 'delete' }).catch(() => null)
    if (deleted?.ok) return setStatusText(account.deleted)
    setStatusText(account.notDeleted)
    change((before) => ({ ...before, inAccount: true }))
  }
  return (
    <section className="list-panel no-print" aria-labelledby="copy">
      <h2 id="copy">{account.title}</h2>
      <p>{account.text}</p>
      <label className="tick">
        <input
          type="checkbox"
          checked={list.inAccount}
          onChange={({ currentTarget }) => void choose(currentTarget.checked)}
        />
        {account.keep}
      </label>
      <p role="status">{statusText}</p>
    </section>
  )
}

/**
 * Merge the list with the copy in the account, store the result and return it. Throws when the
 * account can't be reached or other devices keep changing the copy.
 */
async function saveCopy(list: KeptList): Promise<KeptList> {
  for (let tries = 0; tries < maxTries; tries++) {
    const response = await request()
    if (!response.ok) throw new Error(`${response.status}`)
    const copy: { list: unknown; revision: number } = await response.json()
    const there = readListValue(copy.list)
    const merged = markAsCopied(there ? mergeLists(list, there) : list)
    const answer = await send({ list: serializeCopy(merged), revision: String(copy.revision) })
    if (answer.ok) return merged
    if (answer.status !== 409) throw new Error(`${answer.status}`)
  }
  throw new Error('changed meanwhile')
}

/**
 * Remove NUL and halves of surrogate pairs, which a cut-off emoji leaves behind: the database
 * rejects them.
 */
const serializeCopy = (list: KeptList) =>
  JSON.stringify(list, (_name, value) =>
    typeof value === 'string' ? value.replace(/[\0\p{Surrogate}]/gu, '') : value,
  )

const send = (fields: Record<string, string>) =>
  request({ method: 'POST', body: new URLSearchParams(fields) })

/** After the session ends, the server redirects to sign-in; treat that as an error. */
const request = (init?: RequestInit) => fetch('/account/list', { ...init, redirect: 'error' })

/** Mark each note with the version that its next change starts from. */
function markAsCopied(list: KeptList): KeptList {
  const centers = list.centers.map((kept) => {
    const { notes } = kept.call
    return notes ? { ...kept, call: { ...kept.call, notes: { ...notes, base: notes.at } } } : kept
  })
  return { ...list, centers }
}
