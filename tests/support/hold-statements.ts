import type { Database } from '#db/client.server.ts'

export type HeldDatabase = {
  database: Database
  /** From now on, each new statement in SQL and each transaction waits for `release`. */
  hold(): void
  /** Later ones pass again; those that wait go on waiting. */
  letPass(): void
  release(): void
}

/** Return the database with statements that a test holds open for as long as it likes. */
export function holdStatements(database: Database): HeldDatabase {
  let isHolding = false
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const orm = new Proxy(database.orm, {
    get(target, key) {
      const value = Reflect.get(target, key, target)
      if (key !== 'execute' && key !== 'transaction') return value
      return async (...values: unknown[]) => {
        if (isHolding) await gate
        return Reflect.apply(value, target, values)
      }
    },
  })
  return {
    database: { ...database, orm },
    hold: () => {
      isHolding = true
    },
    letPass: () => {
      isHolding = false
    },
    release: () => release(),
  }
}
