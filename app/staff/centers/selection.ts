/** The target of an action: ticked rows, or every matching center. `all` is the count staff saw. */
export type Selection = { ids: string[]; all: number | null }

/** Read a selection from a form or a URL. */
export function readSelection(values: FormData | URLSearchParams): Selection {
  const all = Number(values.get('all'))
  return {
    ids: values.getAll('id').map(String),
    all: Number.isSafeInteger(all) && all > 0 ? all : null,
  }
}

export function isNothing({ ids, all }: Selection): boolean {
  return all === null && ids.length === 0
}

/** The same as fields of a form. */
export function listSelectionFields({ ids, all }: Selection): [string, string][] {
  if (all !== null) return [['all', String(all)]]
  return ids.map((id) => ['id', id])
}
