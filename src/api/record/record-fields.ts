import { z } from 'zod'
import { timestamp } from '../fields.ts'

/** What staff of the platform noted about something: seen by them alone, newest first, never changed. */
export const staffNotes = z.array(z.object({ at: timestamp, actorName: z.string(), text: z.string() }))
export type StaffNote = z.output<typeof staffNotes>[number]

/** What was done to something, newest first. */
export const auditEvents = z.array(z.object({ at: timestamp, action: z.string(), actorName: z.string(), reason: z.string() }))
export type AuditEvent = z.output<typeof auditEvents>[number]
