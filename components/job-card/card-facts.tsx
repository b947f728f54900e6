import { factsIn, type Shown, type FactWords, type ShownFact } from '@/lib/domain/job/job-facts';
import { Badge } from '@/components/ui/marks/badge';
import { JobFact } from './job-fact';

type Props = { readonly view: Shown; readonly facts: FactWords };

/** A fact as a badge, or with its icon. */
export const CardFact = ({ name, mark, words }: ShownFact) =>
  mark === 'badge' ? <Badge tone="jobType">{words}</Badge> : <JobFact fact={name}>{words}</JobFact>;

/** The facts that a card shows of its job, as items of a list. */
export const CardFacts = ({ view, facts }: Props) =>
  factsIn(view, facts).map((fact) => (
    <li key={fact.name}>{fact.mark === 'words' ? fact.words : <CardFact {...fact} />}</li>
  ));
