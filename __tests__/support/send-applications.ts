import { applicationBody } from '@/lib/client/forms/application-body';
import { APPLICATION } from '@/lib/forms/application-fields';
import { takeApplication } from '@/lib/server/applications/application-intake';

/*
 * A script, run in a copy of the project: takes the drafts it is given as the form does, sends them as it does, and prints the answers.
 */
const BOT_CHECK = {
  honeypotValue: '',
  formTimingMs: 4_000,
  v3Token: '',
  v2Token: '',
  action: 'quick_apply',
} as const;

async function answerTo(draft: unknown) {
  const content = {
    values: APPLICATION.restore(draft),
    resume: null,
    job: null,
    botCheck: BOT_CHECK,
  };
  const body = applicationBody(content, '', null);
  const { status, answer } = await takeApplication(
    new Request('http://localhost/api/applications', { method: 'POST', body }),
    () => undefined,
  );
  return { status, errors: answer.errors };
}

const drafts: readonly unknown[] = JSON.parse(process.argv[2] ?? '[]');
const answers = [];
for (const draft of drafts) answers.push(await answerTo(draft));
process.stdout.write(JSON.stringify(answers), () => process.exit());
