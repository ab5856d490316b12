/** A file that members hand to each other may have at most 5 MB. */
export const mostFileBytes = 5 * 1024 * 1024

const startsWith =
  (...bytes: number[]) =>
  (content: Uint8Array) =>
    bytes.every((byte, place) => content[place] === byte)
const isZip = startsWith(0x50, 0x4b, 0x03, 0x04)
const isPdf = startsWith(0x25, 0x50, 0x44, 0x46, 0x2d)
const isOldOffice = startsWith(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)

/** Plain text: UTF-8 without control characters but tabs and line ends. */
function isText(content: Uint8Array): boolean {
  try {
    return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch {
    return false
  }
}

const openXml = 'application/vnd.openxmlformats-officedocument'
const kinds: Readonly<Record<string, { readonly mime: string; readonly fits: (content: Uint8Array) => boolean }>> = {
  pdf: { mime: 'application/pdf', fits: isPdf },
  xlsx: { mime: `${openXml}.spreadsheetml.sheet`, fits: isZip },
  docx: { mime: `${openXml}.wordprocessingml.document`, fits: isZip },
  xls: { mime: 'application/vnd.ms-excel', fits: isOldOffice },
  doc: { mime: 'application/msword', fits: isOldOffice },
  txt: { mime: 'text/plain; charset=utf-8', fits: isText },
  csv: { mime: 'text/csv; charset=utf-8', fits: isText },
}
const pictures = new Set(['jpg', 'jpeg', 'png', 'gif', 'bmp'])

/** `picture` for what a decoder must judge, a media type when name and content agree, null when it is not accepted. */
export function kindOfFile(name: string, content: Uint8Array): string | null {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (pictures.has(extension)) return 'picture'
  const kind = Object.hasOwn(kinds, extension) ? kinds[extension] : undefined
  return kind?.fits(content) ? kind.mime : null
}

/** A file's name as it is shown and saved: its last part, without what file systems and headers choke on. */
export function shownName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const clean = last.replaceAll(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '').trim()
  return clean.length <= 100 ? clean || 'file' : `${clean.slice(0, 90)}${clean.slice(clean.lastIndexOf('.')).slice(0, 10)}`
}
