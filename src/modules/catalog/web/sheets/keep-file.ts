import { saveFile } from '../../../../ui/basic/save-file.ts'

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Hands a file that a call answered to the browser to keep. */
export function keepFile(file: { readonly fileName: string; readonly base64: string }): void {
  const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0))
  saveFile({ content: bytes, type: sheetType, name: file.fileName })
}
