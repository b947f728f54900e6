import { PAGE_SIZES, type JobQuery, type PageSize } from '@/lib/domain/query/job-query';
import { jobsHref } from '@/lib/domain/query/jobs-href';
import type { JobSearchResult } from '@/lib/domain/search/search-result';
import { Select } from '@/components/ui/fields/select';
import styles from './job-list.module.css';
import { Pagination } from './pagination';

type Props = {
  readonly formId: string;
  readonly query: JobQuery;
  readonly result: Pick<JobSearchResult, 'page' | 'pageCount' | 'first' | 'last' | 'total'>;
  readonly onPage: (page: number) => void;
  readonly onSize: (per: PageSize) => void;
};

/** Below the jobs: the pages of the list, which jobs are shown, and how many a page has. */
export function ListFoot({ formId, query, result, onPage, onSize }: Props) {
  return (
    <div className={`${styles.foot} row between unprinted`}>
      <Pagination
        page={result.page}
        pageCount={result.pageCount}
        hrefOf={(page) => jobsHref({ ...query, page })}
        onPage={onPage}
      />
      <p className="muted small tabular">
        {`Showing ${result.first}-${result.last} of ${result.total} positions`}
      </p>
      <Select
        label="per page"
        size="sm"
        name="per"
        form={formId}
        value={query.per}
        onChange={({ target }) =>
          onSize(PAGE_SIZES.find((size) => size === Number(target.value)) ?? query.per)
        }
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </Select>
    </div>
  );
}
