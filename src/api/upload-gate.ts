import { BusyError } from '../kernel/failure/busy-error.ts'

type UploadLimits = { readonly mostBytes: number; readonly mostOfOne: number }

/** Bytes of uploads that this process holds at the same time, and how many of them may be of one person. */
const ours: UploadLimits = { mostBytes: 48 * 1024 * 1024, mostOfOne: 24 * 1024 * 1024 }

/**
 * Counts the bytes of uploads that are under way. Room is asked for before the first byte is read, for as much as the body
 * may become; without room a BusyError is thrown. `leave` gives the room back once the call is answered.
 */
export function uploadGate({ mostBytes, mostOfOne }: UploadLimits = ours) {
  let held = 0
  const shares = new Map<string, number>()
  return {
    enter(whose: string, bytes: number): { readonly leave: () => void } {
      const share = shares.get(whose) ?? 0
      if (held + bytes > mostBytes || share + bytes > mostOfOne) throw new BusyError('too many uploads are under way')
      held += bytes
      shares.set(whose, share + bytes)
      return {
        leave: () => {
          held -= bytes
          const left = (shares.get(whose) ?? bytes) - bytes
          if (left > 0) shares.set(whose, left)
          else shares.delete(whose)
        },
      }
    },
    held: () => held,
  }
}

export type UploadGate = ReturnType<typeof uploadGate>
