const openXml = 'application/vnd.openxmlformats-officedocument'

/** How a file can be shown: by the browser, by our reader, as text, as a table, as paragraphs; `old` (Office before 2007) and `other` can only be downloaded. */
export const previewKinds = ['picture', 'pdf', 'text', 'table', 'words', 'old', 'other'] as const
export type PreviewKind = (typeof previewKinds)[number]

/** By the media type that was found when the file came in; what it calls itself does not count. */
export function previewKindOf(mime: string): PreviewKind {
  const plain = mime.split(';')[0]?.trim() ?? ''
  if (plain === 'image/webp') return 'picture'
  if (plain === 'application/pdf') return 'pdf'
  if (plain === 'text/plain' || plain === 'text/csv') return 'text'
  if (plain === `${openXml}.spreadsheetml.sheet`) return 'table'
  if (plain === 'application/msword' || plain === 'application/vnd.ms-excel') return 'old'
  return plain === `${openXml}.wordprocessingml.document` ? 'words' : 'other'
}
