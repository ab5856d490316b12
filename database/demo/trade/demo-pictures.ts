import sharp from 'sharp'
import type { Caller } from '../../../src/api/caller.ts'
import type { UploadedFile } from '../../../src/api/handler.ts'
import { imageUpload, type MemberFilePurpose } from '../../../src/modules/site/endpoints-files.ts'
import type { OpenSimulation } from './open-simulation.ts'

/** A picture that says of itself that it proves nothing. */
async function specimen(title: string): Promise<UploadedFile> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#eef2f5"/>
    <rect x="30" y="30" width="840" height="540" fill="none" stroke="#8fa3b5" stroke-width="4"/>
    <text x="450" y="280" font-size="52" text-anchor="middle" fill="#38506a" font-family="sans-serif">${title}</text>
    <text x="450" y="360" font-size="34" text-anchor="middle" fill="#8fa3b5" font-family="sans-serif">演示样张 SPECIMEN</text></svg>`
  return { field: 'file', fileName: 'specimen.png', mimeType: 'image/png', bytes: await sharp(Buffer.from(svg)).png().toBuffer() }
}

/** Uploads a specimen as a member and answers its name and address. */
export async function uploadSpecimen(play: OpenSimulation, who: Caller, title: string, purpose: MemberFilePurpose = 'licence') {
  return play.ask(imageUpload, { purpose }, who, [await specimen(title)])
}
