import type { ReactNode } from 'react'

type RankingProps = {
  id: string
  title: string
  /** Explains what the ranking is based on. */
  note: string
  columns: [string, string]
  rows: { key: string; name: ReactNode; figure: ReactNode }[]
  /** Shown if there are no rows. */
  empty: string
}

const cell = 'border-t px-4 lg:px-5'

/** A ranked list in two columns, also on phones. */
export function Ranking({ id, title, note, columns, rows, empty }: RankingProps) {
  return (
    <section aria-labelledby={id} className="panel self-start">
      <div className="px-4 pt-4 pb-3 lg:px-5">
        <h3 id={id} className="text-md">
          {title}
        </h3>
        <p className="text-sm text-ink-soft">{note}</p>
      </div>
      {rows.length > 0 ? (
        <table className="w-full border-collapse leading-[1.4]">
          <thead className="bg-sunken text-xs text-ink-soft">
            <tr>
              <th scope="col" className={`${cell} py-2 text-start font-semibold`}>
                {columns[0]}
              </th>
              <th scope="col" className={`${cell} py-2 text-end font-semibold`}>
                {columns[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, figure }) => (
              <tr key={key}>
                <th
                  scope="row"
                  className={`${cell} py-2.5 text-start text-[1rem] font-semibold wrap-anywhere [&_a]:text-ink [&_a]:decoration-line-strong`}
                >
                  {name}
                </th>
                <td
                  className={`${cell} py-2.5 text-end text-[1rem] whitespace-nowrap tabular-nums`}
                >
                  {figure}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="border-t px-4 py-5 text-ink-soft lg:px-5">{empty}</p>
      )}
    </section>
  )
}
