import { ListError } from './list-states';

/** The list page when the jobs could not be loaded. */
export function ListPageError({ retry }: { readonly retry: () => void }) {
  return (
    <div className="wrap section">
      <h1 className="title-room">Available Positions</h1>
      <ListError retry={retry} />
    </div>
  );
}
