import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { pages } from './src/app/routing/pages.ts'
import { chunkGroups } from './src/rendering/build/chunk-groups.ts'

// What the browser must know of the page table, without carrying the table itself.
const pathsWith = (wanted: (row: (typeof pages)[number]) => boolean) => JSON.stringify(pages.filter(wanted).map((row) => row.path))

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: {
    REPORTED_AT_ONCE: pathsWith((row) => row.report === 'immediate'),
    WITHOUT_SIDEBAR: pathsWith((row) => row.shell === 'mall' && !row.sidebar),
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } } },
  build: { target: 'es2022', assetsInlineLimit: 1024, chunkSizeWarningLimit: 1500 },
})
