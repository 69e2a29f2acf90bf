import type { MiddlewareFunction } from 'react-router'
import { requireAdmin } from '#app/features/auth/require-staff.server.ts'

/** Around what moderators may neither see nor do. */
export const middleware: MiddlewareFunction<Response>[] = [requireAdmin]
