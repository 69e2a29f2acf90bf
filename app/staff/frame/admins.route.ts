import type { MiddlewareFunction } from 'react-router'
import { requireAdmin } from '#app/members/auth/require-staff.server.ts'

/** Wraps pages that moderators must not see or use. */
export const middleware: MiddlewareFunction<Response>[] = [requireAdmin]
