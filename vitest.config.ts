import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The walks over all pages are the longest files by far and the smallest to read: begun last, one of them would run alone. */
class WalksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files)
    const isWalk = ({ moduleId }: TestSpecification) => /[/\\]journeys[/\\]walks[/\\]/.test(moduleId)
    return [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))]
  }
}

const withDatabase = { globalSetup: ['tests/fixtures/global-setup.ts'], testTimeout: 120_000, hookTimeout: 180_000 }
const pure = [
  'src/**/rules/**/*.test.ts',
  'src/kernel/**/*.test.ts',
  'src/rendering/build/**/*.test.ts',
  'src/rendering/client/**/*.test.ts',
  'src/pages/**/*.test.{ts,tsx}',
  'tools/**/*.test.ts',
  'src/ui/**/*.test.{ts,tsx}',
  'src/modules/*/ui/**/*.test.{ts,tsx}',
]

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    sequence: { sequencer: WalksFirst },
    projects: [
      // Walls share the parsed sources: all files of a worker read them once.
      { extends: true, test: { name: 'walls', include: ['tests/walls/**/*.test.ts'], isolate: false, testTimeout: 120_000 } },
      // Pure functions leave nothing behind: all files of a worker share one module graph, which takes a quarter of the time.
      { extends: true, test: { name: 'rules', include: pure, isolate: false, testTimeout: 20_000 } },
      {
        extends: true,
        test: {
          name: 'calls',
          include: ['src/**/*.test.ts', 'database/**/*.test.ts', 'tests/fixtures/**/*.test.ts', 'tests/calls/**/*.test.ts'],
          exclude: pure,
          ...withDatabase,
          // Every file has a database and a house of its own; the modules, which keep nothing of them, are read once per worker.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.ts'],
          ...withDatabase,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          ...withDatabase,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // A real browser on a busy machine: a second attempt, which the closing report names (tools/checks/vitest-part.ts).
          retry: 1,
        },
      },
    ],
  },
})
