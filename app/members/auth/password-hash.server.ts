import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createWorkQueue } from '#app/lib/work-queue.ts'

export type PasswordHasher = {
  hash(password: string): Promise<string>
  verify(attempt: { hash: string; password: string }): Promise<boolean>
}

// OWASP's parameters for argon2id, the library's defaults: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Create an argon2id hasher that runs off the main thread, on all cores but one: many simultaneous
 * sign-ins wait for each other, and pages do not wait for them.
 */
export function createPasswordHasher(): PasswordHasher {
  const queue = createWorkQueue(Math.max(1, availableParallelism() - 1))
  return {
    hash: (password) => queue(() => hash(normalize(password), cost)),
    verify: (attempt) => queue(() => verify(attempt.hash, normalize(attempt.password))),
  }
}

/** Different keyboards compose the same letters differently; normalizing makes them equal. */
function normalize(password: string): string {
  return password.normalize('NFKC')
}
