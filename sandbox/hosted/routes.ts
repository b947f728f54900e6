import { html } from '@/sandbox/http/answer';
import type { Answer } from '@/sandbox/http/answer';
import type { SandboxRequest } from '@/sandbox/http/request';
import type { Route } from '@/sandbox/http/route';
import { hostedPage } from '@/sandbox/hosted/page';

const FORMS = [
  { path: '/hosted/reference', title: 'Reference form', idName: 'id' },
  { path: '/hosted/candidate-reference', title: 'Candidate reference form', idName: 'contactId' },
  { path: '/hosted/upload', title: 'Upload portal', idName: 'recordId' },
] as const;

const show = (form: (typeof FORMS)[number], { query }: SandboxRequest): Answer => {
  const id = query.get(form.idName) ?? query.get('id') ?? '';
  return html(hostedPage({ title: form.title, id }));
};

/** Stand-ins for the forms another company hosts: made to be framed, they tell the frame how tall they are. */
export const hostedRoutes = (): readonly Route[] =>
  FORMS.map((form) => ({
    method: 'GET',
    path: form.path,
    run: (request) => show(form, request),
  }));
